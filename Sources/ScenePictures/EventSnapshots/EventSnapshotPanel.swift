public import Foundation

/// What one strategy makes of a moment: the scene as the touch finds it, who gets the touch, and what follows.
public struct EventSnapshotPanel: Hashable, Sendable {
  /// A finger of the moment.
  public struct Finger: Hashable, Sendable {
    /// The touch's number in the session.
    public var touch: Int
    /// Where it is at that moment, in points of the screen.
    public var point: CGPoint
    /// Its whole way, from coming down to lifting.
    public var trail: TouchTrail
    /// Who has it.
    public var receiver: TouchReceiver
  }

  /// What follows from the fingers of a moment until they are up and the scene is at rest.
  public struct Facts: Hashable, Sendable {
    /// Who has each finger.
    public var receivers: [Int: TouchReceiver] = [:]
    /// What is fired and what happens, in the order in which it begins, without repeats.
    public var effects: [String] = []
    /// Why some of it cannot be told.
    public var doubts: [String] = []
  }

  /// How a panel stands to the one that it is compared with.
  public enum Standing: Hashable, Sendable {
    /// The others are compared with it.
    case reference
    /// Receivers and effects are the same.
    case same
    /// Something is not; in words.
    case differs([String])
  }

  public var strategy: String
  /// The scene before the moment's event.
  public var scene: ScenePicture
  public var fingers: [Finger]
  /// What follows.
  public var facts: Facts
  /// Whether that is what the reference has.
  public var standing: Standing
  /// Who would get a touch at each place, where that was asked for.
  public var map: HitMap?
}

extension EventSnapshotPanel.Facts {
  /// How other facts differ, in words; empty when they are the same.
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
