import CSQLite

/// The prepared statement that inserts rows into one outcome table.
///
/// Values are passed from left to right after ``begin(_:_:)``. Each is bound and hashed in the same call.
final class OutcomeInsert: OutcomeSink {
  private let statement: Statement
  private let hasher: TableHasher
  private var texts: [BoundText?]
  private var session: Int64 = 0
  private var column = 0

  init(_ database: Database, _ table: RecordingTable, _ hasher: TableHasher) throws(RecordingError) {
    let count = table.columns.count
    let parameters = (1...count).map { "?\($0)" }.joined(separator: ", ")
    statement = try Statement(database, "INSERT INTO \(table.name) VALUES (\(parameters))")
    texts = Array(repeating: nil, count: count)
    for column in 4..<count { texts[column] = BoundText(statement, Int32(column + 1)) }
    self.hasher = hasher
  }

  func beginSession(_ number: Int64) {
    session = number
    statement.bind(2, number)
  }

  @inline(__always)
  func begin(_ key: Int64, _ outcome: Outcome) {
    statement.bind(1, key)
    statement.bind(3, Int64(outcome.event))
    statement.bind(4, outcome.timestampMicroseconds)
    hasher.integer(0, key)
    hasher.integer(1, session)
    hasher.integer(2, Int64(outcome.event))
    hasher.integer(3, outcome.timestampMicroseconds)
    column = 4
  }

  @inline(__always)
  func integer(_ name: String, _ value: Int) {
    statement.bind(Int32(column + 1), Int64(value))
    hasher.integer(column, Int64(value))
    column += 1
  }

  func integer(_ name: String, _ value: Int?) {
    statement.bind(Int32(column + 1), value.map { Int64($0) })
    hasher.optionalInteger(column, value.map { Int64($0) })
    column += 1
  }

  func integers(_ name: String, _ first: Int, _ second: Int) {
    integer(name, first)
    integer(name, second)
  }

  func reals(_ name: String, _ first: Double, _ second: Double) {
    real(first)
    real(second)
  }

  private func real(_ value: Double) {
    // Adding zero turns -0.0, which SQLite does not preserve, into 0.0.
    statement.bind(Int32(column + 1), value + 0)
    hasher.real(value + 0)
    column += 1
  }

  @inline(__always)
  func text(_ name: String, _ value: String) {
    let text = texts[column]!
    text.set(value)
    hasher.text(column, text.start, text.count)
    column += 1
  }

  func text(_ name: String, _ value: String?) {
    let text = texts[column]!
    text.set(value)
    hasher.text(column, text.start, text.count)
    column += 1
  }

  @inline(__always)
  func end() throws(RecordingError) {
    hasher.endRow()
    try statement.run()
  }
}
