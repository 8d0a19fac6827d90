/// The description of a gesture recognizer in a scene file. `nil` means UIKit's default.
package struct GestureRecognizerDescription: Sendable, Equatable {
  /// The recognizer's name in results, unique among the recognizers of the scene.
  package internal(set) var id: String?

  /// The UIKit class, one of ``classNames``.
  package internal(set) var className: String

  /// The name of the action that it fires.
  package internal(set) var action: String?

  /// Whether the recognizer is enabled.
  package internal(set) var isEnabled: Bool?

  /// Whether its view's touches are cancelled when it recognizes.
  package internal(set) var cancelsTouchesInView: Bool?

  /// Whether its view gets `touchesBegan` only after it has failed.
  package internal(set) var delaysTouchesBegan: Bool?

  /// Whether its view gets `touchesEnded` only after it has failed.
  package internal(set) var delaysTouchesEnded: Bool?

  package internal(set) var numberOfTapsRequired: Int?

  package internal(set) var numberOfTouchesRequired: Int?

  /// The duration of a long press, in seconds.
  package internal(set) var minimumPressDuration: Double?

  /// The maximum movement before a long press fails, in points.
  package internal(set) var allowableMovement: Double?

  /// The minimum number of fingers of a pan.
  package internal(set) var minimumNumberOfTouches: Int?

  /// The maximum number of fingers of a pan.
  package internal(set) var maximumNumberOfTouches: Int?

  /// The directions of the swipe.
  package internal(set) var direction: [SwipeDirection]?

  /// The edges of the screen at which the pan can start.
  package internal(set) var edges: [ScreenEdge]?

  /// The ids of the recognizers that must fail first.
  package internal(set) var requireToFail: [String] = []

  /// The recognizers with which its delegate allows simultaneous recognition.
  package internal(set) var simultaneousWith = Others.recognizers([])

  /// The recognizers for which its delegate returns `true` from `shouldRequireFailureOf`.
  package internal(set) var shouldRequireFailureOf = Others.recognizers([])

  /// The recognizers for which its delegate returns `true` from `shouldBeRequiredToFailBy`.
  package internal(set) var shouldBeRequiredToFailBy = Others.recognizers([])

  /// The delegate's result of `gestureRecognizerShouldBegin`.
  package internal(set) var shouldBegin = true

  /// The touches for which the delegate returns `true` from `shouldReceive`.
  package internal(set) var shouldReceive = Reception.everyTouch
}

extension GestureRecognizerDescription {
  /// A direction of a swipe.
  package enum SwipeDirection: String, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// An edge of the screen, or all of them.
  package enum ScreenEdge: String, Sendable, CaseIterable {
    case top, left, bottom, right, all
  }

  /// The recognizers for which a delegate method returns `true`.
  package enum Others: Sendable, Equatable {
    /// Every other recognizer.
    case everything
    /// The recognizers with these ids.
    case recognizers([String])
  }

  /// The touches that a delegate allows a recognizer to receive.
  package enum Reception: Sendable, Equatable {
    case everyTouch
    case nothing
    /// The touches that began on one of the views with these ids, and not on a subview.
    case touchesOf([String])
  }

  /// The classes of gesture recognizers that a scene may use.
  package static let classNames = [
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
