import Foundation
package import HitTestTerms

/// Receives the events of an app's touch handling. Every method has a default implementation that does nothing.
@MainActor
package protocol EventObserver: AnyObject {
  /// A touch began. Its `view` is the result of the hit test and may be `nil`.
  func didHitTest(_ touch: UITouch)

  /// UIKit is about to call the method of `view` for the phase of `touch`.
  func willDeliver(_ touch: UITouch, to view: UIView)

  /// A recognizer that is not internal to UIKit entered a state in which it sends its actions.
  func didChangeState(of recognizer: UIGestureRecognizer)

  /// A recognizer failed.
  func didFail(_ recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason)

  /// `recognizer` recognized its gesture, and UIKit is about to cancel `touch` in `view`.
  func willCancel(_ touch: UITouch, in view: UIView, because recognizer: UIGestureRecognizer)

  /// The engine reached unspecified behaviour; later outcomes are inconclusive.
  func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?)

  /// A scroll view entered a phase of scrolling. Called before the delegate's method.
  func didScroll(_ scrollView: UIScrollView, to moment: UIScrollView.Moment)

  /// A touch selected a row. The table's delegate may have replaced the row under the touch by another.
  func didSelectRow(at indexPath: IndexPath, in tableView: UITableView)

  /// The device or the interface changed, for example by a rotation.
  func didChangeDevice(_ what: String)

  /// A touch selected an item.
  func didSelectItem(at indexPath: IndexPath, in collectionView: UICollectionView)

  /// A control sent one control event. `touch` is the touch that caused it, if there is one.
  func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?)

  // MARK: Hosted content

  /// A finger tapped a button of stated SwiftUI content.
  func didTap(_ content: HostedContent, in host: UIView, _ touch: UITouch)

  /// From now on it is not known what a touch does.
  func didBecomeUnknown(_ touch: UITouch, because reason: String)

  // MARK: The app's code

  /// UIKit begins to call the app's code for the notification that it reported last: a control event, a state of a recognizer, a selection,
  /// a call.
  func beginHandlers()

  /// A method or closure of the app is about to run for the innermost notification that has begun.
  ///
  /// - Parameter isGiven: Whether the app or the scene gives the name, as an identifier or a title.
  func willRun(_ handler: String, isGiven: Bool)

  /// UIKit has called all code of the innermost notification. `areKnown` is false where it is not known which code reacts: a control,
  /// recognizer or table that the scene file states, without `actions` and without registered code, and a control of UIKit's own that acts
  /// itself.
  func endHandlers(areKnown: Bool)

  // MARK: Effects

  /// Something changed for a person. Called at the end of a turn of the run loop, and later for values that change in consecutive turns.
  func didChange(_ effect: Effect)

  /// The identity of a view that an effect will name, while the view is where it is now.
  func identityInResults(of view: UIView) -> ViewID

  /// The name of a controller that an effect will name.
  func nameInResults(of controller: UIViewController) -> String

  // MARK: Calls

  /// A notification begins that belongs to no other outcome: of a text field, a tab, a page, a sheet, a menu, an alert's button, a timer that
  /// a touch started. It becomes an outcome only if code runs. Followed by ``willRun(_:isGiven:)`` and ``endHandlers(areKnown:)``.
  ///
  /// - Parameter source: A view, a controller or `nil`.
  func beginCall(_ name: String, of source: AnyObject?)
}

extension EventObserver {
  package func didHitTest(_ touch: UITouch) {}
  package func willDeliver(_ touch: UITouch, to view: UIView) {}
  package func didChangeState(of recognizer: UIGestureRecognizer) {}
  package func didFail(_ recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason) {}
  package func willCancel(_ touch: UITouch, in view: UIView, because recognizer: UIGestureRecognizer) {}
  package func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {}
  package func didScroll(_ scrollView: UIScrollView, to moment: UIScrollView.Moment) {}
  package func didSelectRow(at indexPath: IndexPath, in tableView: UITableView) {}
  package func didChangeDevice(_ what: String) {}
  package func didSelectItem(at indexPath: IndexPath, in collectionView: UICollectionView) {}
  package func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {}
  package func didTap(_ content: HostedContent, in host: UIView, _ touch: UITouch) {}
  package func didBecomeUnknown(_ touch: UITouch, because reason: String) {}
  package func beginHandlers() {}
  package func willRun(_ handler: String, isGiven: Bool) {}
  package func endHandlers(areKnown: Bool) {}
  package func beginCall(_ name: String, of source: AnyObject?) {}
  package func didChange(_ effect: Effect) {}
  package func identityInResults(of view: UIView) -> ViewID { view.viewID }
  package func nameInResults(of controller: UIViewController) -> String { "\(type(of: controller))" }
}
