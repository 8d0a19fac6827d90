public import Foundation

/// An event under one strategy: the scene before it, the receivers of its touches, and the effects.
public struct EventSnapshotPanel: Hashable, Sendable {
  /// A finger of the event.
  public struct Finger: Hashable, Sendable {
    public var touch: Int
    /// The position at the event, in points of the screen.
    public var point: CGPoint
    /// The complete path, from beginning to end.
    public var trail: TouchTrail
    public var receiver: TouchReceiver
  }

  /// The results of the event's fingers, until they are up and the scene has settled.
  public struct Facts: Hashable, Sendable {
    /// The receiver of each finger.
    public var receivers: [Int: TouchReceiver] = [:]
    /// The fired actions and other effects, in the order in which they begin, without duplicates.
    public var effects: [String] = []
    /// Why parts of the result are unknown.
    public var doubts: [String] = []
  }

  /// The relation of a panel to the reference.
  public enum Standing: Hashable, Sendable {
    /// The panel is the reference.
    case reference
    /// Receivers and effects are equal.
    case same
    /// There are differences, described by the texts.
    case differs([String])
  }

  public var strategy: String
  /// The scene before the event.
  public var scene: ScenePicture
  public var fingers: [Finger]
  public var facts: Facts
  public var standing: Standing
  /// The map of receivers, if requested.
  public var map: HitMap?
}

extension EventSnapshotPanel.Facts {
  /// Descriptions of the differences from other facts. Empty if they are equal.
  func differences(of other: Self, in fingers: [EventSnapshotPanel.Finger]) -> [String] {
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
