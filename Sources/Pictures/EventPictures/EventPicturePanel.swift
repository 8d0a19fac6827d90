package import Foundation

/// An event under one strategy: the scene before it, the receivers of its touches, and the effects.
package struct EventPicturePanel: Hashable, Sendable {
  /// A finger of the event.
  package struct Finger: Hashable, Sendable {
    package var touch: Int
    /// The position at the event, in points of the screen.
    package var point: CGPoint
    /// The complete path, from beginning to end.
    package var trail: TouchTrail
    package var receiver: TouchReceiver

    package init(touch: Int, point: CGPoint, trail: TouchTrail, receiver: TouchReceiver) {
      self.touch = touch
      self.point = point
      self.trail = trail
      self.receiver = receiver
    }
  }

  /// The results of the event's touches, collected until all fingers are up and the scene has settled.
  package struct Facts: Hashable, Sendable {
    /// The receiver of each finger.
    package var receivers: [Int: TouchReceiver] = [:]
    /// The fired actions and other effects, in the order in which they begin, without duplicates.
    package var effects: [String] = []
    /// Why parts of the result are unknown.
    package var unknowns: [String] = []
    /// The parts of the screen in which it is not known which view receives a touch.
    package var uncertainAreas: [CGRect] = []

    package init(receivers: [Int: TouchReceiver] = [:], effects: [String] = [], unknowns: [String] = []) {
      self.receivers = receivers
      self.effects = effects
      self.unknowns = unknowns
    }
  }

  /// The relation of a panel to the reference.
  package enum Standing: Hashable, Sendable {
    /// The panel is the reference.
    case reference
    /// Receivers and effects are equal.
    case same
    /// There are differences, described by the texts.
    case differs([String])
  }

  package var strategy: String
  /// The scene before the event.
  package var scene: ScenePicture
  package var fingers: [Finger]
  package var facts: Facts
  package var standing: Standing
  /// The map of receivers, if requested.
  package var map: HitMap?

  package init(
    strategy: String, scene: ScenePicture, fingers: [Finger], facts: Facts, standing: Standing, map: HitMap? = nil
  ) {
    self.strategy = strategy
    self.scene = scene
    self.fingers = fingers
    self.facts = facts
    self.standing = standing
    self.map = map
  }
}

extension EventPicturePanel.Facts {
  /// Describes how `other` differs from these facts, which are the reference. Empty if they are equal.
  package func differences(of other: Self, in fingers: [EventPicturePanel.Finger]) -> [String] {
    var words: [String] = []
    for finger in fingers {
      guard let own = receivers[finger.touch], own != other.receivers[finger.touch] else { continue }
      words.append("instead of \(own.words)")
    }
    let lost = effects.filter { !other.effects.contains($0) }
    let gained = other.effects.filter { !effects.contains($0) }
    if !lost.isEmpty { words.append("lost: " + lost.joined(separator: ", ")) }
    if !gained.isEmpty { words.append("gained: " + gained.joined(separator: ", ")) }
    return words
  }
}
