import Foundation
import RecordingStore
import SeededRandom
import Testing
import TouchInput

/// Logs with random damage. `TOUCHREPLAY_FUZZ` is the number of inputs; the seed of an input is its number.
@Suite("A damaged log of an app")
struct AppLogFuzzTests {
  static let count = ProcessInfo.processInfo.environment["TOUCHREPLAY_FUZZ"].flatMap { Int($0) } ?? 2_000

  @Test("is imported or refused with one line, and its touches follow the rules")
  func damaged() {
    let lines = AppLogSample.lines
    for seed in 0..<UInt64(Self.count) {
      var random = SplitMix(seed: seed)
      let bytes = Self.damaged(lines, &random)
      do {
        let log = try AppLogSample.read(bytes, inPiecesOf: 1 + random.below(200), isOneSession: random.once(in: 4))
        let isSorted = log.samples.allSatisfy { samples in
          zip(samples, samples.dropFirst()).allSatisfy {
            $0.timestampMicroseconds <= $1.timestampMicroseconds && $0.event <= $1.event
          }
        }
        if !isSorted { Issue.record("seed \(seed): the order is wrong") }
      } catch {
        if !error.description.hasPrefix("line ") || error.description.contains("\n") {
          Issue.record("seed \(seed): \(error)")
        }
      }
    }
  }

  /// Words of the grammar that replace values and keys.
  private static let words = [
    "null", "true", "[]", "{}", "-1", "1e308", "-0.0", "1e-7", "99999999999999999999", "\"\"", "\"\\u0000\"",
    "\"began\"", "\"moved\"",
    "\"ended\"", "\"UIView\"", "[1,2]", "[0,0,0,0]", "\"unknown\"", "0.5", "\"0x\"", "{\"name\":\"a\"}",
  ]

  private static func damaged(_ original: [String], _ random: inout SplitMix) -> [UInt8] {
    var lines = original
    for _ in 0...random.below(4) {
      let index = random.below(lines.count)
      switch random.below(6) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[random.below(lines.count)], at: index)
      case 2: lines.swapAt(index, random.below(lines.count))
      case 3:
        // A value of the line becomes another one.
        let places = lines[index].indices.filter { lines[index][$0] == ":" || lines[index][$0] == "," }
        guard !places.isEmpty else { break }
        let start = lines[index].index(after: places[random.below(places.count)])
        let end = lines[index][start...].firstIndex { ",]}".contains($0) } ?? lines[index].endIndex
        lines[index].replaceSubrange(start..<end, with: words[random.below(words.count)])
      case 4: lines[index] = String(lines[index].prefix(random.below(lines[index].count + 1)))
      default: lines[index].append(words[random.below(words.count)])
      }
      if lines.isEmpty { break }
    }
    var bytes = Array(AppLogSample.text(lines).utf8)
    if random.once(in: 3), !bytes.isEmpty {
      for _ in 0...random.below(3) { bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next()) }
    }
    if random.once(in: 4) { bytes.removeLast(random.below(bytes.count + 1)) }
    return bytes
  }
}
