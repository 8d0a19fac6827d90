/// The prepared statements that add rows to `touch_deliveries`, where one row stands for a run of moves.
///
/// The last row is open: outcomes that only repeat it an event later are counted, and the count is put into the row when
/// the run ends and before each commit. So the rows do not depend on when batches end.
final class DeliveryInsert {
  static let movesColumn = "moves"

  private let statement: Statement
  private let update: Statement
  private let hasher: TableHasher
  private let view: BoundText
  private let phase: BoundText
  private var session: Int64 = 0

  private var isOpen = false
  private var first: Int64 = 0
  private var firstEvent = 0
  private var touch = 0
  private var moves: Int64 = 0
  private var storedMoves: Int64 = 0

  init(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    let table = RecordingTable.touchDeliveries
    statement = try Statement(database, "INSERT INTO \(table.rawValue) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0)")
    update = try Statement(
      database, "UPDATE \(table.rawValue) SET \(Self.movesColumn) = ?2 WHERE \(table.key) = ?1")
    view = BoundText(statement, 5)
    phase = BoundText(statement, 7)
    self.hasher = hasher
  }

  func beginSession(_ number: Int64) throws(RecordingError) {
    try close()
    session = number
    statement.bind(2, number)
  }

  /// Counts an outcome into the open row; false, and nothing done, when it does not go on with it.
  @inline(__always)
  func extend(_ key: Int64, _ event: Int, _ name: String, _ touch: Int, _ phase: TouchPhase) -> Bool {
    guard isOpen, phase == .moved, touch == self.touch, key == first &+ moves &+ 1,
      Int64(event) == Int64(firstEvent) &+ moves &+ 1, view.holds(name)
    else { return false }
    moves &+= 1
    return true
  }

  /// Adds a row, which is open from then on.
  func insert(
    _ key: Int64, _ outcome: Outcome, _ name: String, _ touch: Int, _ phase: TouchPhase
  ) throws(RecordingError) {
    try close()
    statement.bind(1, key)
    statement.bind(3, Int64(outcome.event))
    statement.bind(4, outcome.timestampMicroseconds)
    view.set(name)
    statement.bind(6, Int64(touch))
    self.phase.set(phase.rawValue)
    try statement.run()
    hasher.integer(0, key)
    hasher.integer(1, session)
    hasher.integer(2, Int64(outcome.event))
    hasher.integer(3, outcome.timestampMicroseconds)
    hasher.text(4, view.start, view.count)
    hasher.integer(5, Int64(touch))
    hasher.text(6, self.phase.start, self.phase.count)
    (first, firstEvent, self.touch, moves, storedMoves, isOpen) = (key, outcome.event, touch, 0, 0, true)
  }

  /// Brings the open row up to date.
  func store() throws(RecordingError) {
    guard isOpen, moves != storedMoves else { return }
    update.bind(1, first)
    update.bind(2, moves)
    try update.run()
    storedMoves = moves
  }

  /// Ends the open row, if there is one; its digest was waiting for the number of its moves.
  func close() throws(RecordingError) {
    guard isOpen else { return }
    try store()
    hasher.integer(7, moves)
    hasher.endRow()
    isOpen = false
  }
}
