import UIKit

/// Numbers touches, because UIKit uses the object of an ended touch again.
@MainActor
struct CapturedTouches {
  struct Known {
    let number: Int
    /// The place among all touches, hidden ones included.
    let order: Int
    var time: TimeInterval
    var phase: UITouch.Phase
    /// Whether the touch is left out of the log.
    let isHidden: Bool
    var x: Double
    var y: Double
  }

  /// The view that a touch began on. It is not retained.
  struct Receiver {
    let number: Int
    weak var view: UIView?
  }

  private static let maximumReceiverCount = 20

  private var known: [ObjectIdentifier: Known] = [:]
  /// The receivers of the latest touches, ended ones included.
  private var receivers: [Receiver] = []
  private(set) var count = 0
  private var order = 0

  /// The touches that are down.
  var numbers: [Int] { known.values.filter { !$0.isHidden }.map(\.number).sorted() }

  subscript(touch: UITouch) -> Known? {
    get { known[ObjectIdentifier(touch)] }
    set { known[ObjectIdentifier(touch)] = newValue }
  }

  /// Gives a touch that begins its number. Hidden touches have none.
  mutating func begin(_ touch: UITouch, at time: TimeInterval, isHidden: Bool, x: Double, y: Double) -> Int {
    if !isHidden {
      count += 1
      if receivers.count == Self.maximumReceiverCount { receivers.removeFirst() }
      receivers.append(Receiver(number: count, view: touch.view))
    }
    order += 1
    known[ObjectIdentifier(touch)] = Known(
      number: isHidden ? 0 : count, order: order, time: time, phase: .began, isHidden: isHidden, x: x, y: y)
    return isHidden ? 0 : count
  }

  /// The latest touch that began on a control, which is the one that its events belong to.
  func number(on control: UIView) -> Int? { receivers.last { $0.view === control }?.number }
}
