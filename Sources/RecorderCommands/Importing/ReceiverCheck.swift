import Findings
import HitTestTerms
import PassThrough
import Playback
import PrintedText
import RecordingStore
import Scenes
import TouchInput
import UIKit

/// Compares the views that touches hit with the receivers that a log states.
///
/// A touch has the stated receiver if the view that it hits, or one of its superviews, is the stated view or of the stated class: a
/// log names the control or the view with the recognizer, and a touch can land on a view inside of it.
@MainActor
struct ReceiverCheck {
  private struct Place: Hashable {
    var event: Int
    var touch: Int
  }

  /// What a comparison found.
  enum Finding {
    /// A touch hits another view.
    case differs(String)
    /// A touch cannot be compared.
    case unknown(String)
  }

  private let input: String
  private let target: ImportTarget
  private var expected: [Place: LoggedView] = [:]
  /// The number of touches that have the stated receiver.
  private(set) var matches = 0
  private(set) var findings: [Finding] = []

  init(_ receivers: [ExpectedReceiver], ofInput input: String, in target: ImportTarget) {
    (self.input, self.target) = (input, target)
    for receiver in receivers { expected[Place(event: receiver.event, touch: receiver.touch)] = receiver.view }
  }

  /// Compares the hits among the outcomes of an event that was just played on `scene`.
  mutating func check(_ outcomes: [SceneOutcome], in scene: SceneInstance) {
    guard !expected.isEmpty else { return }
    for outcome in outcomes {
      guard case .hit(let touch, let hit) = outcome.kind,
        let stated = expected.removeValue(forKey: Place(event: outcome.event, touch: touch))
      else { continue }
      compare(hit, with: stated, place: "touch \(touch) at \(seconds(outcome.timestampMicroseconds)) s", in: scene)
    }
  }

  /// Reports the touches without a hit, at the end of the session.
  mutating func finish() {
    for place in expected.keys.sorted(by: { ($0.event, $0.touch) < ($1.event, $1.touch) }) {
      findings.append(.unknown("\(input): touch \(place.touch) of event \(place.event) has no hit to compare"))
    }
    expected.removeAll()
  }

  private mutating func compare(_ hit: ViewID?, with stated: LoggedView, place: String, in scene: SceneInstance) {
    let found = hit?.name ?? "no view"
    let view = hit.flatMap { scene.view($0) }
    switch stated {
    case .element(let element):
      let name = target.view(of: element)
      if hit?.name == name || hit?.name.hasPrefix(name + "/") == true { return matches += 1 }
      guard let other = scene.view(named: name) else {
        let note = "\(input): \(place): the log states the receiver \(name), which the scene does not have"
        return findings.append(.unknown("\(note); it hits \(found); add the view, or give --map \(element)=VIEW"))
      }
      if view.map({ sequence(first: $0, next: \.superview).contains { $0 === other } }) == true { return matches += 1 }
      findings.append(.differs("\(input): \(place) hits \(found); the log states \(name)"))
    case .anyOfClass(let name):
      if view.map({ sequence(first: $0, next: \.superview).contains { $0.className == name } }) == true {
        return matches += 1
      }
      findings.append(.differs("\(input): \(place) hits \(found); the log states a view of the class \(name)"))
    }
  }

  private func seconds(_ microseconds: Int64) -> String { TouchTime.text(microseconds) }
}
