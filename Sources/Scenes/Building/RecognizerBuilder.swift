import Foundation
import UIKit

/// Creates recognizers from the descriptions of a scene, and resolves the references between them.
@MainActor
final class RecognizerBuilder {
  /// Recognizers that require another one to fail, which may not exist yet.
  private var waiting: [(recognizer: UIGestureRecognizer, other: String)] = []
  private var recognizersByID: [String: UIGestureRecognizer] = [:]
  /// The recognizers' delegates. Recognizers do not retain theirs.
  private var delegates: [RecognizerAnswers] = []

  /// Creates a recognizer and attaches it to a view. `fire` is called with the name of its action.
  func make(
    _ description: GestureRecognizerDescription, on view: UIView, _ fire: @escaping @MainActor (String, UIView) -> Void
  ) {
    let recognizer = Self.recognizer(description)
    view.addGestureRecognizer(recognizer)
    configure(recognizer, description, fire)
    let answers = RecognizerAnswers(description)
    guard answers.saysAnything else { return }
    recognizer.delegate = answers
    delegates.append(answers)
  }

  /// Applies a description to a recognizer that UIKit created. It is reported if the description has an action.
  func adopt(
    _ recognizer: UIGestureRecognizer, _ description: GestureRecognizerDescription,
    _ fire: @escaping @MainActor (String, UIView) -> Void
  ) {
    if description.action != nil { recognizer.isInternal = false }
    if let pan = recognizer as? UIPanGestureRecognizer { Self.limit(pan, description) }
    configure(recognizer, description, fire)
  }

  /// Updates the recognizers of a reused view: the ids of its new row, and the references to other recognizers of the
  /// row.
  func renew(_ description: ViewDescription, on view: UIView) {
    let pan = (view as? UIScrollView)?.panGestureRecognizer
    let pinch = (view as? UIScrollView)?.pinchGestureRecognizer
    // UIKit's own recognizers are reported, and therefore not internal, if the scene gives them an action.
    let own = (view.gestureRecognizers ?? []).filter { !$0.isInternal && $0 !== pan && $0 !== pinch }
    for (recognizer, description) in zip(own, description.gestureRecognizers) { rename(recognizer, description) }
    if let pan, let description = description.panGestureRecognizer { rename(pan, description) }
    if let pinch, let description = description.pinchGestureRecognizer { rename(pinch, description) }
  }

  private func rename(_ recognizer: UIGestureRecognizer, _ description: GestureRecognizerDescription) {
    if let old = recognizer.name, recognizersByID[old] === recognizer { recognizersByID[old] = nil }
    name(recognizer, description)
    (recognizer.delegate as? RecognizerAnswers)?.description = description
  }

  /// Resolves failure requirements whose other recognizer now exists.
  func finish() {
    waiting.removeAll { recognizer, id in
      guard let other = recognizersByID[id] else { return false }
      recognizer.require(toFail: other)
      return true
    }
  }

  func named(_ id: String) -> UIGestureRecognizer? { recognizersByID[id] }

  private func configure(
    _ recognizer: UIGestureRecognizer, _ description: GestureRecognizerDescription,
    _ fire: @escaping @MainActor (String, UIView) -> Void
  ) {
    if let isEnabled = description.isEnabled { recognizer.isEnabled = isEnabled }
    if let cancels = description.cancelsTouchesInView { recognizer.cancelsTouchesInView = cancels }
    if let delays = description.delaysTouchesBegan { recognizer.delaysTouchesBegan = delays }
    if let delays = description.delaysTouchesEnded { recognizer.delaysTouchesEnded = delays }
    name(recognizer, description)
    waiting += description.requireToFail.map { (recognizer, $0) }
    guard let action = description.action else { return }
    var hasBegun = false
    recognizer.addHandler { recognizer in
      // A gesture fires its action once: when a continuous one begins or a discrete one is recognized.
      if let view = recognizer.view, recognizer.state == .began || (recognizer.state == .ended && !hasBegun) {
        fire(action, view)
      }
      hasBegun = recognizer.state == .began || recognizer.state == .changed
    }
  }

  private func name(_ recognizer: UIGestureRecognizer, _ description: GestureRecognizerDescription) {
    recognizer.name = description.id
    if let id = description.id { recognizersByID[id] = recognizer }
    let others = recognizer.view?.gestureRecognizers?.filter { type(of: $0) == type(of: recognizer) && !$0.isInternal }
    let number = others?.firstIndex { $0 === recognizer } ?? 0
    recognizer.nameInResults = (description.id ?? "\(description.className)[\(number)]", description.action)
  }

  private static func recognizer(_ description: GestureRecognizerDescription) -> UIGestureRecognizer {
    switch description.className {
    case "UITapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      if let taps = description.numberOfTapsRequired { tap.numberOfTapsRequired = taps }
      if let touches = description.numberOfTouchesRequired { tap.numberOfTouchesRequired = touches }
      return tap
    case "UILongPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let taps = description.numberOfTapsRequired { press.numberOfTapsRequired = taps }
      if let touches = description.numberOfTouchesRequired { press.numberOfTouchesRequired = touches }
      if let duration = description.minimumPressDuration { press.minimumPressDuration = duration }
      if let movement = description.allowableMovement { press.allowableMovement = CGFloat(movement) }
      return press
    case "UISwipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      if let touches = description.numberOfTouchesRequired { swipe.numberOfTouchesRequired = touches }
      if let directions = description.direction {
        swipe.direction = directions.reduce(into: []) { $0.formUnion(.init($1)) }
      }
      return swipe
    case "UIPanGestureRecognizer":
      return limit(UIPanGestureRecognizer(), description)
    case "UIScreenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = (description.edges ?? []).reduce(into: []) { $0.formUnion(.init($1)) }
      return limit(pan, description)
    case "UIPinchGestureRecognizer":
      return UIPinchGestureRecognizer()
    case "UIRotationGestureRecognizer":
      return UIRotationGestureRecognizer()
    case "UIHoverGestureRecognizer":
      return UIHoverGestureRecognizer()
    default:
      preconditionFailure("a decoded scene names only recognizers of known classes")
    }
  }

  @discardableResult
  private static func limit(
    _ pan: UIPanGestureRecognizer, _ description: GestureRecognizerDescription
  ) -> UIPanGestureRecognizer {
    if let minimum = description.minimumNumberOfTouches { pan.minimumNumberOfTouches = minimum }
    if let maximum = description.maximumNumberOfTouches { pan.maximumNumberOfTouches = maximum }
    return pan
  }
}

/// The delegate of a recognizer, with the results that the scene gives for the delegate methods.
final class RecognizerAnswers: ConstantGestureDelegate {
  fileprivate(set) var description: GestureRecognizerDescription

  init(_ description: GestureRecognizerDescription) {
    self.description = description
  }

  /// Whether any result differs from the one without a delegate.
  var saysAnything: Bool {
    let noOthers = GestureRecognizerDescription.Others.recognizers([])
    return !description.shouldBegin || description.shouldReceive != .everyTouch
      || description.simultaneousWith != noOthers || description.shouldRequireFailureOf != noOthers
      || description.shouldBeRequiredToFailBy != noOthers
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    description.shouldBegin
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    switch description.shouldReceive {
    case .everyTouch: true
    case .nothing: false
    case .touchesOf(let views): touch.view?.accessibilityIdentifier.map(views.contains) ?? false
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    description.simultaneousWith.contains(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    description.shouldRequireFailureOf.contains(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    description.shouldBeRequiredToFailBy.contains(otherGestureRecognizer)
  }
}

extension GestureRecognizerDescription.Others {
  /// Whether the delegate method returns `true` for a recognizer. Recognizers are identified by name, which is their
  /// id.
  @MainActor
  fileprivate func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    switch self {
    case .everything: true
    case .recognizers(let ids): recognizer.name.map(ids.contains) ?? false
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  init(_ direction: GestureRecognizerDescription.SwipeDirection) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    }
  }
}

extension UIRectEdge {
  init(_ edge: GestureRecognizerDescription.ScreenEdge) {
    switch edge {
    case .top: self = .top
    case .left: self = .left
    case .bottom: self = .bottom
    case .right: self = .right
    case .all: self = .all
    }
  }
}
