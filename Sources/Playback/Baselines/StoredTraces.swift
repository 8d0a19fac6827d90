import Findings
import Foundation
import HitTestTerms
import JSONText

/// The hit tests that another process stored in a file of outcomes.
struct StoredTraces {
  /// What the line of a hit test begins with.
  private static let beginning = Array(#"{"hitTest":"#.utf8)

  private let lines: [Data]

  /// Reads the hit tests of a file.
  init(_ source: OutcomeFile) throws {
    guard let content = FileManager.default.contents(atPath: source.path) else {
      throw OutcomeFile.Failure(name: source.name, problem: "read")
    }
    lines = content.split(separator: 0x0A).filter { $0.starts(with: Self.beginning) }
  }

  /// The hit test of a touch; `identify` gives the identity of the view with a name.
  func trace(event: Int, touch: Int?, _ identify: (String) -> ViewID) -> HitTrace? {
    for line in lines {
      guard let json = try? JSONValue.parse(Array(line)), json["hitTest"]?.integer == event,
        json["touch"]?.integer == touch
      else { continue }
      return TouchTrace(json: json, identify)?.trace
    }
    return nil
  }
}
