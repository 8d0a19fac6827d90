import Foundation
import TestSupport
import Testing

@Suite("The files in Sources")
struct FileNameTests {
  /// The names that the package manager prescribes.
  private static let prescribed = ["module.modulemap"]

  @Test("have names of their own")
  func names() {
    let files = Repository.files { $0.hasPrefix("Sources/") }
    #expect(files.count > 1_000)
    let paths = Dictionary(grouping: files) { URL(filePath: $0).lastPathComponent }
    for (name, paths) in paths.sorted(by: { $0.key < $1.key }) where !Self.prescribed.contains(name) {
      #expect(paths.count == 1, "\(name) stands twice: \(paths.joined(separator: ", ")); rename one with its type")
    }
  }
}
