/// A row from which the values of an outcome are read from left to right. The names are those of the columns.
protocol OutcomeSource {
  func integer(_ column: String) -> Int
  func optionalInteger(_ column: String) -> Int?
  func real(_ column: String) -> Double
  func text(_ column: String) -> String
  func optionalText(_ column: String) -> String?
  func phase(_ column: String) -> TouchPhase
  /// A text from a closed list.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ column: String) -> Word
}

/// A row to which the values of an outcome are written from left to right. The names are those of the JSON form.
protocol OutcomeSink {
  mutating func integer(_ name: String, _ value: Int)
  mutating func integer(_ name: String, _ value: Int?)
  mutating func text(_ name: String, _ value: String)
  mutating func text(_ name: String, _ value: String?)
  /// A JSON value as a text; any value in JSON.
  mutating func json(_ name: String, _ value: String?)
  /// Two columns; one array in JSON.
  mutating func integers(_ name: String, _ first: Int, _ second: Int)
  /// Two columns; one array in JSON.
  mutating func reals(_ name: String, _ first: Double, _ second: Double)
}

/// Collects the column definitions of a kind of outcome while an outcome is read from it.
final class OutcomeSchema: OutcomeSource {
  private(set) var definitions: [String] = []

  func integer(_ column: String) -> Int {
    definitions.append("\(column) INTEGER NOT NULL")
    return 0
  }

  func optionalInteger(_ column: String) -> Int? {
    definitions.append("\(column) INTEGER")
    return nil
  }

  func real(_ column: String) -> Double {
    definitions.append("\(column) REAL NOT NULL")
    return 0
  }

  func text(_ column: String) -> String {
    definitions.append("\(column) TEXT NOT NULL")
    return ""
  }

  func optionalText(_ column: String) -> String? {
    definitions.append("\(column) TEXT")
    return nil
  }

  func phase(_ column: String) -> TouchPhase {
    definitions.append(RecordingTable.phase(column))
    return .began
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(_ column: String) -> Word {
    let words = Word.allCases.map(\.rawValue)
    definitions.append("\(column) TEXT NOT NULL CHECK (" + RecordingTable.oneOf(column, words) + ")")
    return Word(rawValue: words[0])!
  }
}
