package import UIKit

/// The description of a gesture recognizer in a scene file. `nil` means UIKit's default.
///
/// Values that only set a property are in ``values``; the others are also decoded into the properties below.
package struct GestureRecognizerDescription: KeyedDescription, Equatable {
  package typealias Subject = UIGestureRecognizer

  /// The recognizer's name in results, unique among the recognizers of the scene.
  package internal(set) var id: String?

  /// The name of the class. The registry has a row for it.
  package internal(set) var className: String

  package var values: [ClassKeyValue<GestureRecognizerDescription>] = []

  /// The name of the action that it fires.
  package internal(set) var action: String?

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
}
