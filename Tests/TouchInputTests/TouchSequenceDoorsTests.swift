import CSQLite
import Foundation
import RecordingStore
import SeededRandom
import Testing

@testable import Capture
@testable import TouchInput

@Suite("Touch files, recordings and the live page accept the same touch sequences")
struct TouchSequenceDoorsTests {
  @Test("each accepts as many samples of a random sequence as the rules do", arguments: 0..<120)
  func doors(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let samples = Self.samples(&random)
    let expected = accepted(samples)
    #expect(readByParser(samples) == expected)
    #expect(try writtenAndRead(samples) == expected)
  }

  @Test("the live page accepts as many single contacts as the rules do", arguments: 0..<120)
  func live(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var samples = Self.samples(&random)
    // Each contact is its own event here, and the page's clock may stay constant.
    for index in samples.indices { (samples[index].event, samples[index].timestampMicroseconds) = (index, 0) }
    var fingers = LiveFingers()
    var count = 0
    while count < samples.count {
      let sample = samples[count]
      let contact = LiveContact(
        milliseconds: 0, finger: sample.touch, phase: sample.phase, x: sample.x, y: sample.y, edge: sample.edge)
      do { _ = try fingers.take(contact) } catch { break }
      count += 1
    }
    #expect(count == accepted(samples))
  }

  @Test("the random sequences are long, and most of them violate a rule in the end")
  func sequences() {
    let counts = (0..<120).map { seed in
      var random = SplitMix(seed: UInt64(seed))
      let samples = Self.samples(&random)
      return (accepted: accepted(samples), all: samples.count)
    }
    #expect(counts.count { $0.accepted < $0.all } > 60)
    #expect(counts.count { $0.accepted == $0.all } > 10)
    #expect(counts.contains { $0.accepted >= 64 })
  }

  /// Mostly a valid sequence, sometimes with a sample that violates a rule.
  private static func samples(_ random: inout SplitMix) -> [TouchSample] {
    let fingerCount = random.once(in: 5) ? 70 : Int.random(in: 1...4, using: &random)
    let mistakes = Int.random(in: 0..<3, using: &random) > 0
    var (down, inEvent): (Set<Int>, Set<Int>) = ([], [])
    var (event, time) = (-1, Int64(0))
    return (0..<120).map { index in
      let touch = fingerCount == 70 ? index : Int.random(in: 0..<fingerCount, using: &random)
      let step = Int64(Int.random(in: 0...2, using: &random))
      let isSecond = inEvent.contains(touch) && !(mistakes && random.once(in: 40))
      if index == 0 || step > 0 || isSecond {
        (event, time) = (event + 1, time + max(step, 1) * 1_000)
        inEvent = []
      }
      inEvent.insert(touch)
      if mistakes, random.once(in: 60) { time -= 500 }
      let next: [TouchPhase] = down.contains(touch) ? [.moved, .stationary, .ended, .cancelled] : [.began]
      let phase = (mistakes && random.once(in: 40) ? TouchPhase.allCases : next).randomElement(using: &random)!
      if phase == .began { down.insert(touch) }
      if phase == .ended || phase == .cancelled { down.remove(touch) }
      let edge: TouchEdge? = phase == .began && random.once(in: 5) ? .left : nil
      return TouchSample(
        event: event, timestampMicroseconds: max(time, 0), touch: touch, phase: phase, x: Double(index), y: 2,
        edge: edge)
    }
  }

  private func accepted(_ samples: [TouchSample]) -> Int {
    var rules = TouchSequenceRules()
    return samples.firstIndex { (try? rules.take($0)) == nil } ?? samples.count
  }

  private func readByParser(_ samples: [TouchSample]) -> Int {
    var file = TouchFileWriter()
    for sample in samples { file.write(sample) }
    var parser = TouchFileParser()
    var read: [TouchSample] = []
    file.utf8.withUnsafeBytes { try? parser.feed($0, into: &read) }
    #expect(read == Array(samples.prefix(read.count)))
    return read.count
  }

  /// Appends samples to the writer and checks that the reader refuses the sample that the writer refuses.
  private func writtenAndRead(_ samples: [TouchSample]) throws -> Int {
    let path = NSTemporaryDirectory() + "doors-" + UUID().uuidString
    let writer = try RecordingWriter(creating: path)
    defer { writer.abandon() }
    let scene = try writer.addScene(name: "s", json: "{}")
    _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "test")
    let count = samples.firstIndex { (try? writer.append($0)) == nil } ?? samples.count
    try writer.commit()
    #expect(try readable(path) == count)
    if count < samples.count {
      try insert(samples[count], key: count, into: path)
      #expect(throws: RecordingError.self) { try readable(path) }
    }
    return count
  }

  private func readable(_ path: String) throws -> Int {
    let cursor = try RecordingReader(path: path, allowUnfinished: true).samples(ofSession: 0)
    var count = 0
    while try cursor.next() != nil { count += 1 }
    return count
  }

  private func insert(_ sample: TouchSample, key: Int, into path: String) throws {
    var database: OpaquePointer?
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    let edge = sample.edge.map { "'\($0.rawValue)'" } ?? "NULL"
    let sql =
      "INSERT INTO events VALUES (\(key), 0, \(sample.event), \(sample.timestampMicroseconds), \(sample.touch), "
      + "'\(sample.phase.rawValue)', \(sample.x), \(sample.y), \(edge))"
    try #require(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
  }
}
