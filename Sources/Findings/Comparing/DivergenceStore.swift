/// Keeps the differences of a report: the first ones in memory, the others in a file.
package struct DivergenceStore: Sendable {
  /// The number of differences that stay in memory.
  private static let keptInMemory = 2_000

  private var inMemory = 0
  private var file: DivergenceFile?
  private var triedFile = false

  package init() {}

  /// Moves the differences of a comparison to the file if many others are in memory.
  package mutating func keep(_ comparison: inout ComparisonReport.Comparison) {
    guard comparison.listedCount > 0 else { return }
    guard inMemory + comparison.listedCount > Self.keptInMemory else {
      inMemory += comparison.listedCount
      return
    }
    if let file = openFile() { comparison.move(to: file) }
  }

  /// Gives a comparison its differences, of which there are `count`, as the JSON array that
  /// ``ComparisonReport/Comparison/divergencesJSON`` is. They are read only when they are used.
  package mutating func keep(_ comparison: inout ComparisonReport.Comparison, json: [UInt8], count: Int) {
    guard count > 0 else { return }
    if inMemory + count > Self.keptInMemory, let entry = openFile()?.append(json, count: count) {
      comparison.list = .inFile(entry)
    } else {
      comparison.divergences = Divergence.list(json: json, of: comparison)
      inMemory += count
    }
  }

  private mutating func openFile() -> DivergenceFile? {
    if !triedFile { file = DivergenceFile() }
    triedFile = true
    return file
  }
}
