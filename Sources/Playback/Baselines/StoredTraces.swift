import Findings
import Foundation
import HitTestTerms
import JSONText
import RecordingStore

/// The hit tests that another process stored in a file of outcomes.
struct StoredTraces {
  /// What the line of a hit test begins with.
  static let beginning = Array(#"{"hitTest":"#.utf8)

  private struct Key: Hashable {
    let event: Int
    let touch: Int
  }

  private let lines: [Key: Data]
  /// Their keys in the order of the file.
  private var order: [Key] = []

  /// Finds the hit tests of a file.
  init(_ source: OutcomeFile) throws {
    guard let content = FileManager.default.contents(atPath: source.path) else {
      throw OutcomeFile.Failure(name: source.name, problem: "read")
    }
    var lines: [Key: Data] = [:]
    for line in content.split(separator: 0x0A) where line.starts(with: Self.beginning) {
      // `12,"touch":1,…`
      let numbers = line.dropFirst(Self.beginning.count).split(separator: 0x2C, maxSplits: 2).prefix(2).compactMap {
        Int(String(decoding: $0.split(separator: 0x3A).last ?? $0, as: UTF8.self))
      }
      guard numbers.count == 2 else { continue }
      let key = Key(event: numbers[0], touch: numbers[1])
      if lines.updateValue(line, forKey: key) == nil { order.append(key) }
    }
    self.lines = lines
  }

  /// The hit test of a touch; `identify` gives the identity of the view with a name.
  func trace(event: Int, touch: Int, _ identify: (String) -> ViewID) -> TouchTrace? {
    guard let line = lines[Key(event: event, touch: touch)], let json = try? JSONValue.parse(Array(line)) else {
      return nil
    }
    return TouchTrace(json: json, identify)
  }

  /// The decisions of the app's code in all hit tests, as a recording has them.
  var recordedDecisions: [RecordedDecision] {
    order.flatMap { trace(event: $0.event, touch: $0.touch, ViewID.init(named:))?.recordedDecisions ?? [] }
  }
}
