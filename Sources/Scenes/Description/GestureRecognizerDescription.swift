/// What a scene file says about one gesture recognizer; nil means that UIKit's default holds.
public struct GestureRecognizerDescription: Sendable, Equatable {
  /// The recognizer's name in results, unique among the recognizers of the scene.
  public internal(set) var id: String?

  /// The UIKit class, one of ``classNames``.
  public internal(set) var className: String

  /// The name of the action that it fires.
  public internal(set) var action: String?

  /// Whether it takes part at all.
  public internal(set) var isEnabled: Bool?

  /// Whether its view loses the touches once it recognizes them.
  public internal(set) var cancelsTouchesInView: Bool?

  /// Whether its view gets the start of a touch only after it has failed.
  public internal(set) var delaysTouchesBegan: Bool?

  /// Whether its view gets the end of a touch only after it has failed.
  public internal(set) var delaysTouchesEnded: Bool?

  /// How many taps make the gesture.
  public internal(set) var numberOfTapsRequired: Int?

  /// How many fingers make the gesture.
  public internal(set) var numberOfTouchesRequired: Int?

  /// How long the fingers must rest, in seconds.
  public internal(set) var minimumPressDuration: Double?

  /// How far the fingers may move before a long press fails, in points.
  public internal(set) var allowableMovement: Double?

  /// The fewest fingers that pan.
  public internal(set) var minimumNumberOfTouches: Int?

  /// The most fingers that pan.
  public internal(set) var maximumNumberOfTouches: Int?

  /// The directions of the swipe.
  public internal(set) var direction: [SwipeDirection]?

  /// The edges of the screen at which the pan may start.
  public internal(set) var edges: [ScreenEdge]?

  /// The ids of the recognizers that must fail first.
  public internal(set) var requireToFail: [String] = []

  /// The recognizers beside which this one may recognize, as its delegate would say.
  public internal(set) var simultaneousWith = Others.recognizers([])

  /// The recognizers that must fail first, as its delegate would say when they meet.
  public internal(set) var shouldRequireFailureOf = Others.recognizers([])

  /// The recognizers that must wait for this one to fail, as its delegate would say when they meet.
  public internal(set) var shouldBeRequiredToFailBy = Others.recognizers([])

  /// What its delegate says when it is about to begin.
  public internal(set) var shouldBegin = true

  /// What its delegate says about a new touch.
  public internal(set) var shouldReceive = Reception.everyTouch
}

extension GestureRecognizerDescription {
  /// A direction of a swipe.
  public enum SwipeDirection: String, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// An edge of the screen, or all of them.
  public enum ScreenEdge: String, Sendable, CaseIterable {
    case top, left, bottom, right, all
  }

  /// Of which other recognizers a delegate says yes.
  public enum Others: Sendable, Equatable {
    /// Of every other.
    case everything
    /// Of those with these ids.
    case recognizers([String])
  }

  /// Which touches a delegate lets through to a recognizer.
  public enum Reception: Sendable, Equatable {
    case everyTouch
    case nothing
    /// The touches that began on one of the views with these ids, and not on a subview.
    case touchesOf([String])
  }

  /// The classes of gesture recognizers that a scene may use.
  public static let classNames = [
    "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UIHoverGestureRecognizer",
  ]

  /// Whether a class of ``classNames`` is another one or a subclass of it.
  static func isKind(_ className: String, of ancestor: String) -> Bool {
    className == ancestor
      || className == "UIScreenEdgePanGestureRecognizer" && ancestor == "UIPanGestureRecognizer"
  }
}
