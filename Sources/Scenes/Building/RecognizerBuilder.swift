import Foundation
import UIKit

/// Creates recognizers from the descriptions of a scene, and resolves the references between them.
@MainActor
final class RecognizerBuilder {
  /// Recognizers that require another one to fail, which may not exist yet.
  private var waiting: [(recognizer: UIGestureRecognizer, other: String)] = []
  private var recognizersByID: [String: UIGestureRecognizer] = [:]
  private var descriptionsByID: [String: GestureRecognizerDescription] = [:]
  /// The recognizers' delegates. Recognizers do not retain theirs.
  private var delegates: [RecognizerAnswers] = []

  /// Creates a recognizer and attaches it to a view.
  func make(_ description: GestureRecognizerDescription, on view: UIView, _ builder: SceneBuilder) {
    guard let recognizer = make(description, for: view, builder) else { return }
    description.apply(.properties, to: recognizer, by: builder)
    view.addGestureRecognizer(recognizer)
    name(recognizer, description)
    description.apply(.parts, to: recognizer, by: builder)
    let answers = RecognizerAnswers(description)
    guard answers.saysAnything else { return }
    recognizer.delegate = answers
    delegates.append(answers)
  }

  private func make(
    _ description: GestureRecognizerDescription, for view: UIView, _ builder: SceneBuilder
  ) -> UIGestureRecognizer? {
    let row = builder.registry.recognizerClass(description.className)
    if let rules = row?.rules {
      let place = view.details?.description
      return builder.make(
        rules, as: UIGestureRecognizer.self, named: description.className, line: place?.line ?? 0,
        column: place?.column ?? 0)
    }
    guard let recognizer = row?.make?() else {
      preconditionFailure("a decoded scene has only recognizers of classes with a factory")
    }
    return recognizer
  }

  /// Applies a description to a recognizer that UIKit created. It is reported if the description has an action.
  func adopt(
    _ recognizer: UIGestureRecognizer, _ description: GestureRecognizerDescription, _ builder: SceneBuilder
  ) {
    if description.action != nil { recognizer.isInternal = false }
    description.apply(.properties, to: recognizer, by: builder)
    name(recognizer, description)
    description.apply(.parts, to: recognizer, by: builder)
  }

  /// Adds failure requirements of a recognizer. The other recognizers may not exist yet.
  func require(_ others: [String], toFailBefore recognizer: UIGestureRecognizer) {
    waiting += others.map { (recognizer, $0) }
  }

  /// Fires an action once for each gesture: when a continuous one begins or a discrete one is recognized.
  func fire(_ action: String, when recognizer: UIGestureRecognizer, _ reactions: SceneReactions) {
    var hasBegun = false
    recognizer.addHandler { recognizer in
      let state = recognizer.state
      if state == .began || (state == .ended && !hasBegun), let view = recognizer.view {
        reactions.fire(action, view)
      }
      hasBegun = recognizer.state == .began || recognizer.state == .changed
    }
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

  func description(_ id: String) -> GestureRecognizerDescription? { descriptionsByID[id] }

  private func name(_ recognizer: UIGestureRecognizer, _ description: GestureRecognizerDescription) {
    recognizer.name = description.id
    recognizer.isStated = true
    if let id = description.id { (recognizersByID[id], descriptionsByID[id]) = (recognizer, description) }
    let others = recognizer.view?.gestureRecognizers?.filter { type(of: $0) == type(of: recognizer) && !$0.isInternal }
    let number = others?.firstIndex { $0 === recognizer } ?? 0
    recognizer.nameInResults = (description.id ?? "\(description.className)[\(number)]", description.action)
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
