import SeededRandom
import Testing

@testable import RecordingStore

@Suite("Rows that are collected are inserted as they were added")
struct RowBatchTests {
  private let folder = TemporaryFolder()

  private let table = RecordingTable.outcomes(.hit)

  /// The database of an empty recording.
  private func makeDatabase(_ name: String = "a") throws -> Database {
    try RecordingWriter(creating: folder.file(name)).database
  }

  private func add(_ row: [String?], to batch: RowBatch) throws {
    try batch.beginRow()
    batch.key(Int64(row[0]!)!)
    for column in 1...4 { batch.integer(column, Int64(row[column]!)!) }
    batch.text(5, row[5])
    try batch.endRow()
  }

  /// Rows whose keys have gaps and whose texts repeat, change, are empty, and are NULL.
  private func makeRows(_ count: Int, _ random: inout SplitMix) -> [[String?]] {
    let texts = ["", "a", "a\u{301}\u{323}", "a\u{323}\u{301}", String(repeating: "long", count: 40), nil]
    var key = Int(random.below(3))
    var text: String?
    return (0..<count).map { number in
      if random.below(4) == 0 { text = texts[random.below(texts.count)] }
      defer { key += random.below(3) == 0 ? 1 + random.below(5) : 1 }
      return ["\(key)", "\(random.below(2))", "\(number)", "\(number * 8_333)", "\(random.below(2) - 1)", text]
    }
  }

  @Test("for every size of a batch, with the digest of rows that are inserted one by one", arguments: 0..<20)
  func everySize(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let rows = makeRows(random.below(5 * RowBatch.size), &random)
    var digests: [[UInt8]] = []
    for chance in [1, 20, Int.max] {
      let database = try makeDatabase("\(chance)")
      let hasher = TableHasher(columnCount: table.columns.count)
      let batch = try RowBatch(database, table, hasher)
      for row in rows {
        try add(row, to: batch)
        if chance == 1 || chance < Int.max && random.below(chance) == 0 { try batch.flush() }
      }
      try batch.flush()
      let stored = try database.rows("SELECT * FROM \(table.name) ORDER BY \(table.key)")
      #expect(
        stored.map { Array($0.prefix(6)) } == rows && stored.allSatisfy { $0.dropFirst(6).allSatisfy { $0 == nil } })
      // Canonically equivalent texts are equal in Swift.
      #expect(stored.map { Array($0[5]?.utf8 ?? "".utf8) } == rows.map { Array($0[5]?.utf8 ?? "".utf8) })
      digests.append(hasher.digest())
    }
    #expect(Set(digests).count == 1)
  }

  @Test("no row is inserted after one that was refused", arguments: [1, RowBatch.size])
  func refused(_ count: Int) throws {
    let database = try makeDatabase()
    let batch = try RowBatch(database, table, TableHasher(columnCount: table.columns.count))
    // The rows violate a rule of the table: the event is negative.
    var error: RecordingError?
    do {
      for key in 0..<count { try add(["\(key)", "0", "-1", "0", "1", "a"], to: batch) }
      try batch.flush()
    } catch let caught as RecordingError {
      error = caught
    }
    let refusal = try #require(error)
    #expect(refusal.kind == .invalid)
    #expect(throws: refusal) { try add(["\(count)", "0", "1", "0", "1", "a"], to: batch) }
    #expect(throws: refusal) { try batch.flush() }
    #expect(try database.rows("SELECT count(*) FROM \(table.name)") == [["0"]])
  }

  @Test("a text that is too long is refused, with its row, and nothing of the batch is inserted")
  func longText() throws {
    let database = try makeDatabase()
    let batch = try RowBatch(database, table, TableHasher(columnCount: table.columns.count))
    let bytes = [UInt8](repeating: 97, count: RecordingSchema.maximumTextLength + 1)
    try add(["0", "0", "0", "0", "1", "a"], to: batch)
    try add(["1", "0", "1", "0", "1", String(decoding: bytes, as: UTF8.self)], to: batch)
    let refusal = RecordingError.invalid(
      database.path, "\(table.name), row 1: a text has 67108865 bytes, and at most 67108864 are allowed")
    #expect(throws: refusal) { try add(["2", "0", "2", "0", "1", "a"], to: batch) }
    #expect(throws: refusal) { try batch.flush() }
    #expect(try database.rows("SELECT count(*) FROM \(table.name)") == [["0"]])
  }
}
