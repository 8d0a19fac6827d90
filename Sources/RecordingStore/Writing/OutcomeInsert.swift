/// Inserts rows into one outcome table.
///
/// Values are passed from left to right after ``begin(_:_:)``. Each is stored and hashed in the same call.
final class OutcomeInsert: OutcomeSink {
  private let rows: RowBatch
  private var session: Int64 = 0
  private var column = 0

  init(_ database: Database, _ table: RecordingTable, _ hasher: TableHasher) throws(RecordingError) {
    rows = try RowBatch(database, table, hasher)
  }

  func beginSession(_ number: Int64) { session = number }

  @inline(__always)
  func begin(_ key: Int64, _ outcome: Outcome) throws(RecordingError) {
    try rows.beginRow()
    rows.key(key)
    rows.integer(1, session)
    rows.integer(2, Int64(outcome.event))
    rows.integer(3, outcome.timestampMicroseconds)
    column = 4
  }

  @inline(__always)
  func integer(_ name: String, _ value: Int) {
    rows.integer(column, Int64(value))
    column += 1
  }

  func integer(_ name: String, _ value: Int?) {
    rows.optionalInteger(column, value.map { Int64($0) })
    column += 1
  }

  func integers(_ name: String, _ first: Int, _ second: Int) {
    integer(name, first)
    integer(name, second)
  }

  func reals(_ name: String, _ first: Double, _ second: Double) {
    rows.real(column, first)
    rows.real(column + 1, second)
    column += 2
  }

  @inline(__always)
  func text(_ name: String, _ value: String) {
    rows.text(column, value)
    column += 1
  }

  func text(_ name: String, _ value: String?) {
    rows.text(column, value)
    column += 1
  }

  func json(_ name: String, _ value: String?) { text(name, value) }

  /// Adds the columns for what the outcome has beside its kind.
  @inline(__always)
  func detail(_ detail: OutcomeDetail?, _ columns: [OutcomeDetailColumn]) {
    for name in columns {
      rows.text(column, detail?.text(of: name))
      column += 1
    }
  }

  @inline(__always)
  func end() throws(RecordingError) { try rows.endRow() }

  /// Passes the rows that are collected to SQLite.
  func flush() throws(RecordingError) { try rows.flush() }
}
