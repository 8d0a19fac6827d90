/// The description of a gesture recognizer in a scene file. `nil` means UIKit's default.
public struct GestureRecognizerDescription: Sendable, Equatable {
  /// The recognizer's name in results, unique among the recognizers of the scene.
  public internal(set) var id: String?

  /// The UIKit class, one of ``classNames``.
  public internal(set) var className: String

  /// The name of the action that it fires.
  public internal(set) var action: String?

  /// Whether the recognizer is enabled.
  public internal(set) var isEnabled: Bool?

  /// Whether its view's touches are cancelled when it recognizes.
  public internal(set) var cancelsTouchesInView: Bool?

  /// Whether its view gets `touchesBegan` only after it has failed.
  public internal(set) var delaysTouchesBegan: Bool?

  /// Whether its view gets `touchesEnded` only after it has failed.
  public internal(set) var delaysTouchesEnded: Bool?

  public internal(set) var numberOfTapsRequired: Int?

  public internal(set) var numberOfTouchesRequired: Int?

  /// The duration of a long press, in seconds.
  public internal(set) var minimumPressDuration: Double?

  /// The maximum movement before a long press fails, in points.
  public internal(set) var allowableMovement: Double?

  /// The minimum number of fingers of a pan.
  public internal(set) var minimumNumberOfTouches: Int?

  /// The maximum number of fingers of a pan.
  public internal(set) var maximumNumberOfTouches: Int?

  /// The directions of the swipe.
  public internal(set) var direction: [SwipeDirection]?

  /// The edges of the screen at which the pan can start.
  public internal(set) var edges: [ScreenEdge]?

  /// The ids of the recognizers that must fail first.
  public internal(set) var requireToFail: [String] = []

  /// The recognizers with which its delegate allows simultaneous recognition.
  public internal(set) var simultaneousWith = Others.recognizers([])

  /// The recognizers for which its delegate returns `true` from `shouldRequireFailureOf`.
  public internal(set) var shouldRequireFailureOf = Others.recognizers([])

  /// The recognizers for which its delegate returns `true` from `shouldBeRequiredToFailBy`.
  public internal(set) var shouldBeRequiredToFailBy = Others.recognizers([])

  /// The delegate's result of `gestureRecognizerShouldBegin`.
  public internal(set) var shouldBegin = true

  /// The touches for which the delegate returns `true` from `shouldReceive`.
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

  /// The recognizers for which a delegate method returns `true`.
  public enum Others: Sendable, Equatable {
    /// Every other recognizer.
    case everything
    /// The recognizers with these ids.
    case recognizers([String])
  }

  /// The touches that a delegate allows a recognizer to receive.
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

  /// Whether a class of ``classNames`` is the other one or a subclass of it.
  static func isKind(_ className: String, of ancestor: String) -> Bool {
    className == ancestor
      || className == "UIScreenEdgePanGestureRecognizer" && ancestor == "UIPanGestureRecognizer"
  }
}
