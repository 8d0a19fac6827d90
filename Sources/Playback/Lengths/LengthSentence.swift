import Foundation
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

  /// The number of names in a list. Further ones are counted.
  private static let listedNames = 3

  /// `sources` are views whose sizes follow the lengths, with the place of their declaration.
  init(_ lengths: Set<UnknownLength>, _ scene: SceneInstance, sources: [UnknownLength: String] = [:]) {
    let lengths = lengths.sorted { $0.rawValue < $1.rawValue }
    let subjects = lengths.map { length in
      guard length == .ambiguousLayouts, case let names = scene.engine.openFrameNames, !names.isEmpty else {
        return length.subject + (sources[length].map { " (\($0))" } ?? "")
      }
      return "\(length.subject) (of \(Self.list(names.map { "'\($0)'" }, joint: ", ", last: " and ", more: "other")))"
    }
    subject = subjects.joined(separator: " or ")
    verb = "decides"
    let range = lengths == [.texts] ? "an error" : "a range"
    let remedies = lengths.compactMap(\.remedy)
    end = "and it is only known within \(range)" + (remedies.isEmpty ? "" : "; \(remedies.joined(separator: ", or "))")
  }

  /// A sentence that names, for each kind of lengths, the view nearest to a point whose size follows it.
  init(
    _ lengths: Set<UnknownLength>, _ scene: SceneInstance, variants: [PossibleHits.Variant], near point: CGPoint
  ) {
    let sources = LengthSources(stated: scene.engine, variants: variants)
    var texts: [UnknownLength: String] = [:]
    for length in lengths {
      guard let view = sources.view(of: length, near: point) else { continue }
      let place = scene.declarationPlace(of: view).map { ", \($0)" } ?? ""
      texts[length] = "of '\(view.nameInResults)'\(place)"
    }
    self.init(lengths, scene, sources: texts)
  }

  /// The sentence for a touch that hits one of some views, or nothing.
  func sentence(hitting names: [String]) -> String {
    "\(subject) \(verb) whether the touch hits \(Self.list(names, joint: " or ", last: " or ", more: "other view")), \(end)"
  }

  /// The sentence for an outcome of a touch, or of none.
  func sentence(ofTouch: Bool, _ kinds: [String]) -> String {
    "\(subject) \(verb) an outcome\(ofTouch ? " of the touch" : "") (\(kinds.joined(separator: ", "))), \(end)"
  }

  /// The sentence for what follows after a touch whose other hits were not played.
  func sentenceOfUnplayed(hitting names: [String]) -> String {
    "\(subject) \(verb) whether an earlier touch hits \(Self.list(names, joint: " or ", last: " or ", more: "other view"))"
      + "\(names.count > 1 ? "" : " or another view"), and what follows from the other answer is not played; "
      + "\(end.split(separator: "; ").dropFirst().joined(separator: "; "))"
  }

  private static func list(_ names: [String], joint: String, last: String, more: String) -> String {
    let rest = names.count - listedNames
    // A single name more is not longer than its count.
    guard rest > 1 else { return names.joined(separator: joint) }
    return names.prefix(listedNames).joined(separator: joint) + "\(last)\(rest) \(more)s"
  }
}
