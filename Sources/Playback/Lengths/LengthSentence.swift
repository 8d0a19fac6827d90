import Scenes
import UIKit

/// The parts of a sentence on lengths that are known only within ranges.
@MainActor
struct LengthSentence {
  /// "the size of a text and the size of an image"
  let subject: String
  /// "decides"
  let verb: String
  /// "and it is only known within a range", with what an author can do.
  let end: String

  init(_ lengths: Set<UnknownLength>, _ scene: SceneInstance) {
    let lengths = lengths.sorted { $0.rawValue < $1.rawValue }
    let subjects = lengths.map { length in
      guard length == .ambiguousLayouts, case let names = scene.engine.openFrameNames, !names.isEmpty else {
        return length.subject
      }
      let more = names.count > 3 ? " and \(names.count - 3) others" : ""
      return "\(length.subject) (of \(names.prefix(3).map { "'\($0)'" }.joined(separator: ", "))\(more))"
    }
    subject = subjects.joined(separator: " or ")
    verb = "decides"
    let range = lengths == [.texts] ? "an error" : "a range"
    let remedies = lengths.compactMap(\.remedy)
    end = "and it is only known within \(range)" + (remedies.isEmpty ? "" : "; \(remedies.joined(separator: ", or "))")
  }

  /// The sentence for a touch that hits one of some views, or nothing.
  func sentence(hitting names: [String]) -> String {
    "\(subject) \(verb) whether the touch hits \(names.joined(separator: " or ")), \(end)"
  }

  /// The sentence for an outcome of a touch, or of none.
  func sentence(ofTouch: Bool) -> String { "\(subject) \(verb) an outcome\(ofTouch ? " of the touch" : ""), \(end)" }
}
