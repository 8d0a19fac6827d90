import JSONText

/// The reason why a log of another tool cannot be converted to touches.
public struct TouchLogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The place in the file: `line 4`, or `record 2 (line 7)`.
  public var place: String
  /// The error, as a clause without a full stop.
  public var problem: String
  /// The suggested correction, as a clause without a full stop; empty if the error contains it.
  public var remedy: String

  /// An error at a line, from 1; in a list of records with the number of the record, from 1.
  public init(line: Int, record: Int? = nil, _ problem: String, _ remedy: String) {
    place = record.map { "record \($0) (line \(line))" } ?? "line \(line)"
    (self.problem, self.remedy) = (problem, remedy)
  }

  /// The error for a text that is not JSON.
  init(_ error: JSONError, _ remedy: String = "") {
    (place, problem) = ("line \(error.line), column \(error.column)", error.message)
    self.remedy = remedy
  }

  /// One line: the place, the error, the suggested correction.
  public var description: String { remedy.isEmpty ? "\(place): \(problem)" : "\(place): \(problem); \(remedy)" }
}
