import Foundation

/// The taps that a tap recognizer counts: its current tap, and the number, movement and times of the taps before it.
struct TapSequence {
  struct Finger {
    let touch: UITouch
    let start: CGPoint
    var isUp = false
  }

  /// The fingers of the current tap, in the order in which they began.
  private(set) var fingers: [Finger] = []
  /// The number of completed taps.
  private(set) var count = 0
  /// The screen locations at which the fingers of the first tap lifted.
  private(set) var firstPlaces: [CGPoint] = []

  /// The longest movement of a finger of the current tap along an axis, in points.
  private(set) var movementPerAxis: CGFloat = 0
  /// The longest movement of a finger of the current tap in a straight line, in points.
  private(set) var movement: CGFloat = 0

  /// The longest movement of a finger in any tap, in a straight line.
  private(set) var longestMovement: CGFloat = 0
  /// ``longestMovement`` before the latest measurement.
  private(set) var earlierMovement: CGFloat = 0
  /// The longest duration of a tap, from the beginning of the first finger to the end of the last one, in nanoseconds.
  private(set) var longestHold: Int64 = 0
  /// ``longestMovement`` of the taps before the latest one.
  private(set) var movementOfEarlierTaps: CGFloat = 0
  /// ``longestHold`` of the taps before the latest one.
  private(set) var holdOfEarlierTaps: Int64 = 0
  /// The longest time between two taps, in nanoseconds.
  private(set) var longestGap: Int64 = 0

  /// The time at which the current tap began.
  private(set) var start: Int64 = 0
  /// The time at which the latest tap ended.
  private(set) var latestEnd: Int64 = 0

  /// Whether at least one tap is complete and no finger is down.
  var isBetweenTaps: Bool { count > 0 && fingers.isEmpty }

  /// Adds a finger that began. Returns false if it cannot belong to these taps.
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
      movementOfEarlierTaps = longestMovement
      holdOfEarlierTaps = longestHold
      movement = 0
      movementPerAxis = 0
    }
    // Once a finger has lifted, no further finger can be added.
    guard fingers.count < fingersRequired else { return false }
    fingers.append(Finger(touch: touch, start: place))
    return true
  }

  /// Measures the movement of the fingers.
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

  /// Applies the end of a finger. Returns false if the tap is invalid because not all fingers were down.
  ///
  /// When the last finger has lifted, the tap is complete and ``isBetweenTaps`` is true.
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

  /// Removes all taps and keeps the storage.
  mutating func removeAll() {
    fingers.removeAll(keepingCapacity: true)
    firstPlaces.removeAll(keepingCapacity: true)
    count = 0
    movement = 0
    movementPerAxis = 0
    longestMovement = 0
    earlierMovement = 0
    movementOfEarlierTaps = 0
    longestHold = 0
    holdOfEarlierTaps = 0
    longestGap = 0
  }
}
