import Foundation
import UIKit

/// Turns the descriptions of a scene's recognizers into recognizers, and ties them together once all are there.
@MainActor
struct RecognizerBuilder {
  private var made: [(recognizer: UIGestureRecognizer, description: GestureRecognizerDescription)] = []
  private var recognizersByID: [String: UIGestureRecognizer] = [:]

  /// What stands in for the app's delegates: recognizers do not keep theirs alive.
  private(set) var delegates: [RecognizerAnswers] = []

  /// Attaches a recognizer to a view; `fire` hears the name of its action.
  mutating func make(
    _ description: GestureRecognizerDescription, on view: UIView, fire: @escaping @MainActor (String, UIView) -> Void
  ) {
    let recognizer = Self.recognizer(description)
    recognizer.isEnabled = description.isEnabled ?? true
    if let cancels = description.cancelsTouchesInView { recognizer.cancelsTouchesInView = cancels }
    if let delays = description.delaysTouchesBegan { recognizer.delaysTouchesBegan = delays }
    if let delays = description.delaysTouchesEnded { recognizer.delaysTouchesEnded = delays }
    recognizer.name = description.id
    view.addGestureRecognizer(recognizer)
    let isOfClass = { (other: UIGestureRecognizer) in type(of: other) == type(of: recognizer) && !other.isInternal }
    let number = (view.gestureRecognizers ?? []).filter(isOfClass).count - 1
    recognizer.nameInResults = (description.id ?? "\(description.className)[\(number)]", description.action)
    if let action = description.action {
      var hasBegun = false
      recognizer.addHandler { [weak view] recognizer in
        // What a scene does follows a gesture once: a continuous one's beginning, a discrete one's recognition.
        if let view, recognizer.state == .began || (recognizer.state == .ended && !hasBegun) { fire(action, view) }
        hasBegun = recognizer.state == .began || recognizer.state == .changed
      }
    }
    if let id = description.id { recognizersByID[id] = recognizer }
    made.append((recognizer, description))
  }

  /// Ties recognizers to the others that they name.
  mutating func finish() {
    for (recognizer, description) in made {
      for other in description.requireToFail.compactMap(named) { recognizer.require(toFail: other) }
      let answers = RecognizerAnswers(shouldBegin: description.shouldBegin, shouldReceive: description.shouldReceive)
      answers.simultaneous = others(description.simultaneousWith)
      answers.requiredToFail = others(description.shouldRequireFailureOf)
      answers.waiting = others(description.shouldBeRequiredToFailBy)
      guard answers.saysAnything else { continue }
      recognizer.delegate = answers
      delegates.append(answers)
    }
  }

  /// The recognizer of an id; nil for one that a scroll view or a controller brings along, which are not built yet.
  private func named(_ id: String) -> UIGestureRecognizer? { recognizersByID[id] }

  private func others(_ others: GestureRecognizerDescription.Others) -> RecognizerAnswers.Others {
    switch others {
    case .everything: .everything
    case .recognizers(let ids): .recognizers(ids.compactMap(named))
    }
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
      return limited(UIPanGestureRecognizer(), description)
    case "UIScreenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = (description.edges ?? []).reduce(into: []) { $0.formUnion(.init($1)) }
      return limited(pan, description)
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

  private static func limited(
    _ pan: UIPanGestureRecognizer, _ description: GestureRecognizerDescription
  ) -> UIPanGestureRecognizer {
    if let minimum = description.minimumNumberOfTouches { pan.minimumNumberOfTouches = minimum }
    if let maximum = description.maximumNumberOfTouches { pan.maximumNumberOfTouches = maximum }
    return pan
  }
}

/// Answers for a recognizer what the scene says that its app's delegate would.
final class RecognizerAnswers: UIGestureRecognizerDelegate {
  /// The other recognizers that the answer is yes for.
  enum Others {
    case everything
    case recognizers([UIGestureRecognizer])

    var isEmpty: Bool {
      if case .recognizers(let recognizers) = self { recognizers.isEmpty } else { false }
    }

    @MainActor
    func contains(_ recognizer: UIGestureRecognizer) -> Bool {
      switch self {
      case .everything: true
      case .recognizers(let recognizers): recognizers.contains { $0 === recognizer }
      }
    }
  }

  let shouldBegin: Bool
  let shouldReceive: GestureRecognizerDescription.Reception
  var simultaneous = Others.recognizers([])
  var requiredToFail = Others.recognizers([])
  var waiting = Others.recognizers([])

  init(shouldBegin: Bool, shouldReceive: GestureRecognizerDescription.Reception) {
    self.shouldBegin = shouldBegin
    self.shouldReceive = shouldReceive
  }

  /// Whether any answer is another than the one without a delegate.
  var saysAnything: Bool {
    !shouldBegin || shouldReceive != .everyTouch || !simultaneous.isEmpty || !requiredToFail.isEmpty || !waiting.isEmpty
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    switch shouldReceive {
    case .everyTouch: true
    case .nothing: false
    case .touchesOf(let views): touch.view?.accessibilityIdentifier.map(views.contains) ?? false
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    simultaneous.contains(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    requiredToFail.contains(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    waiting.contains(otherGestureRecognizer)
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
