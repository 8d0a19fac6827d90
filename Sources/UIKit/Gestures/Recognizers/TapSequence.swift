import Foundation

/// Taps of some fingers, one after the other at one place: the tap that goes on, and what is left of those before.
struct TapSequence {
  struct Finger {
    let touch: UITouch
    let start: CGPoint
    var isUp = false
  }

  /// The fingers of the tap that goes on, in the order of their coming.
  private(set) var fingers: [Finger] = []
  /// How many taps are over.
  private(set) var count = 0
  /// Where the fingers of the first tap lifted, on the screen.
  private(set) var firstPlaces: [CGPoint] = []

  /// The longest way of a finger of the current tap along an axis, in points.
  private(set) var movementPerAxis: CGFloat = 0
  /// The longest way of a finger of the current tap in a straight line, in points.
  private(set) var movement: CGFloat = 0

  /// The longest way of a finger in any tap, in a straight line.
  private(set) var longestMovement: CGFloat = 0
  /// ``longestMovement`` before the fingers were last measured.
  private(set) var earlierMovement: CGFloat = 0
  /// The longest time from the first finger's coming down to the last one's lifting in any tap, in nanoseconds.
  private(set) var longestHold: Int64 = 0
  /// The longest time between two taps, in nanoseconds.
  private(set) var longestGap: Int64 = 0

  /// When the tap that goes on began.
  private(set) var start: Int64 = 0
  /// When the latest tap ended.
  private(set) var latestEnd: Int64 = 0

  /// Whether some taps are over and no finger is down.
  var isBetweenTaps: Bool { count > 0 && fingers.isEmpty }

  /// A finger came down. False when it cannot belong to these taps.
  @MainActor
  mutating func begin(_ touch: UITouch, fingersRequired: Int) -> Bool {
    let now = VirtualClock.running.now
    let place = touch.screenLocation
    if fingers.isEmpty {
      let reach = PlatformBehavior.current.multiTapDistance
      guard count == 0 || firstPlaces.contains(where: { abs($0.x - place.x) <= reach && abs($0.y - place.y) <= reach })
      else { return false }
      if count > 0 { longestGap = max(longestGap, now - latestEnd) }
      start = now
      movement = 0
      movementPerAxis = 0
    }
    // Once a finger has lifted, all are there: one more is one too many.
    guard fingers.count < fingersRequired else { return false }
    fingers.append(Finger(touch: touch, start: place))
    return true
  }

  /// Measures how far the fingers have gone.
  @MainActor
  mutating func measure() {
    for finger in fingers {
      let dx = finger.touch.screenLocation.x - finger.start.x
      let dy = finger.touch.screenLocation.y - finger.start.y
      movementPerAxis = max(movementPerAxis, abs(dx), abs(dy))
      movement = max(movement, (dx * dx + dy * dy).squareRoot())
    }
    earlierMovement = longestMovement
    longestMovement = max(longestMovement, movement)
  }

  /// A finger lifted. False when the tap is none: not all fingers were there.
  ///
  /// Once the last finger has lifted the tap is over and ``isBetweenTaps``.
  @MainActor
  mutating func lift(_ touch: UITouch, fingersRequired: Int) -> Bool {
    guard fingers.count == fingersRequired || EngineFault.tapFingers.isInjected,
      let place = fingers.firstIndex(where: { $0.touch === touch })
    else {
      return false
    }
    fingers[place].isUp = true
    guard fingers.allSatisfy(\.isUp) else { return true }
    latestEnd = VirtualClock.running.now
    longestHold = max(longestHold, latestEnd - start)
    if count == 0 {
      for finger in fingers { firstPlaces.append(finger.touch.screenLocation) }
    }
    count += 1
    fingers.removeAll(keepingCapacity: true)
    return true
  }

  /// Forgets all taps, and keeps the storage.
  mutating func removeAll() {
    fingers.removeAll(keepingCapacity: true)
    firstPlaces.removeAll(keepingCapacity: true)
    count = 0
    movement = 0
    movementPerAxis = 0
    longestMovement = 0
    earlierMovement = 0
    longestHold = 0
    longestGap = 0
  }
}
