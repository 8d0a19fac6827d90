/// An error of the compiler for which a member is cut.
struct CutRequest: Hashable {
  let file: String
  let line: Int
  /// From 1; 0 if unknown.
  let column: Int
  /// The message of the compiler; empty if not given.
  let message: String
  /// The number of the compiler's run, from 1. Each run compiles what the runs before it left.
  let round: Int

  /// Reads `FILE:LINE`, `FILE:LINE:COLUMN` or `FILE:LINE:COLUMN:MESSAGE`.
  init(parsing text: String, round: Int = 1) throws {
    self.round = round
    // A path may contain colons: the numbers are the first two fields that are numbers.
    let fields = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let place = fields.indices.dropFirst().first(where: { Int(fields[$0]) != nil }), let line = Int(fields[place])
    else { throw TranslatorError(description: "'\(text)' is not FILE:LINE", code: 64) }
    file = fields[..<place].joined(separator: ":")
    self.line = line
    let column = fields.indices.contains(place + 1) ? Int(fields[place + 1]) : nil
    self.column = column ?? 0
    message = fields[min(place + (column == nil ? 1 : 2), fields.count)...].joined(separator: ":")
  }
}
