import CommandLineSupport
import Commands
import RecordingStore

/// A list of taps: one line for each, with its seconds, x and y. A tap lasts 50 ms.
struct TapListImporter: TouchImporter {
  static let name = "taps"
  static let summary = "a list of taps, a line SECONDS X Y for each"

  struct LineError: Error, CustomStringConvertible {
    let line: Int
    let problem: String
    var description: String { "line \(line): \(problem)" }
  }

  init(_ arguments: Arguments, scene: ImportScene) {}

  func read(_ bytes: [UInt8]) throws -> ImportedTouches {
    var samples: [TouchSample] = []
    for (index, line) in String(decoding: bytes, as: UTF8.self).split(separator: "\n").enumerated() {
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      guard words.count == 3, numbers.count == 3, numbers.allSatisfy(\.isFinite), (0...3_600).contains(numbers[0])
      else {
        throw LineError(line: index + 1, problem: "not SECONDS X Y, with at most 3,600 seconds")
      }
      let start = Int64(numbers[0] * 1_000_000)
      guard start >= samples.last?.timestampMicroseconds ?? 0 else {
        throw LineError(line: index + 1, problem: "begins before the previous tap ends")
      }
      for (phase, time) in [(TouchPhase.began, start), (.ended, start + 50_000)] {
        samples.append(
          TouchSample(
            event: samples.count, timestampMicroseconds: time, touch: 1, phase: phase, x: numbers[1], y: numbers[2]))
      }
    }
    return ImportedTouches(samples: samples)
  }
}
