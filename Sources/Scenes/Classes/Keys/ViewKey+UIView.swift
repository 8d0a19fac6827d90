import Foundation
import JSONText
import UIKit

extension ViewClass {
  /// The keys that all views have.
  static let ofUIView: [ViewKey] =
    identity + geometry + touches + [
      .shown("backgroundColor", .color, \.backgroundColor), .shown("text", .text, \.text), subviews,
    ]

  private static let identity: [ViewKey] = [
    ViewKey(
      "id", .identifier, phase: .properties,
      apply: { view, _, description, _ in view.accessibilityIdentifier = description.id }),
    ViewKey("class", .className, phase: .identity),
    ViewKey("superclass", .className, phase: .identity),
    ViewKey("isRootView", .boolean, phase: .parts) { (_, value, view, _) throws(SceneError) in
      view.isRootView = value.bool!
    },
    ViewKey("set", .values, phase: .parts) { (object, value, view, decoder) throws(SceneError) in
      try decoder.checkSet(value, of: object, className: view.knownClassName)
    } apply: { view, value, description, builder in
      builder.set(value, of: description.knownClassName, on: view) {
        SceneError(.wrongClass, "", line: 0, column: 0, view: description.id ?? description.className)
      }
    },
  ]

  private static let geometry: [ViewKey] = [
    ViewKey(
      "anchorPoint", .point, phase: .anchorPoint, apply: { view, value, _, _ in view.anchorPoint = value.point! }),
    // A new view gets its frame from the builder, which gives a view without this key the place that is left for it.
    ViewKey("frame", .rect, isSettable: true, phase: .frame) { (_, value, view, _) throws(SceneError) in
      view.frame = value.rect!
    } apply: { view, value, _, _ in
      let (frame, anchor) = (value.rect!, view.anchorPoint)
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    },
    ViewKey("constraints", .constraints, isSettable: true, phase: .parts) {
      (object, value, view, decoder) throws(SceneError) in
      view.constraints = try decoder.constraints(value, of: object)
    } apply: { view, _, description, builder in
      builder.constraints.set(description.constraints, of: view, in: builder)
    },
    ViewKey(
      "boundsOrigin", .point, isSettable: true, phase: .geometry,
      apply: { view, value, _, _ in view.bounds.origin = value.point! }),
    ViewKey(
      "transform", .transform, isSettable: true, phase: .geometry,
      apply: { view, value, _, _ in
        let numbers = value.numbers(count: 6)!
        view.transform = CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
      }),
  ]

  private static let touches: [ViewKey] = [
    ViewKey("alpha", .fraction, isSettable: true) { (view: UIView, value) in view.alpha = value.number! },
    ViewKey("isHidden", .boolean, isSettable: true) { (view: UIView, value) in view.isHidden = value.bool! },
    ViewKey("isUserInteractionEnabled", .boolean, isSettable: true) { (view: UIView, value) in
      view.isUserInteractionEnabled = value.bool!
    },
    ViewKey("isMultipleTouchEnabled", .boolean, isSettable: true) { (view: UIView, value) in
      view.isMultipleTouchEnabled = value.bool!
    },
    ViewKey("isExclusiveTouch", .boolean, isSettable: true) { (view: UIView, value) in
      view.isExclusiveTouch = value.bool!
    },
    ViewKey("clipsToBounds", .boolean, isSettable: true) { (view: UIView, value) in view.clipsToBounds = value.bool! },
    ViewKey("tag", .integer, isSettable: true) { (view: UIView, value) in view.tag = value.integer! },
    ViewKey("passThrough", .boolean, phase: .parts) { (_, value, view, _) throws(SceneError) in
      view.passThrough = value.bool!
    } apply: { view, _, description, builder in
      if description.passThrough { builder.markAtFinish(view) }
    },
    ViewKey("touchDelegate", .identifierOrFalse, isSettable: true, phase: .touchDelegate) {
      (object, value, view, decoder) throws(SceneError) in
      view.touchDelegate = value.string
      view.hasTouchDelegate = true
      try decoder.noteTouchDelegate(of: object, id: view.id)
    } apply: { view, _, description, builder in
      builder.setTouchDelegate(description.touchDelegate, of: view)
    },
    ViewKey("gestureRecognizers", .gestureRecognizers, phase: .parts) {
      (object, value, view, decoder) throws(SceneError) in
      view.gestureRecognizers = try decoder.gestureRecognizers(value, of: object)
    } apply: { view, _, description, builder in
      for recognizer in description.gestureRecognizers { builder.recognizers.make(recognizer, on: view, builder) }
    },
  ]

  private static let subviews = ViewKey("subviews", .views, phase: .subviews) {
    (object, value, view, decoder) throws(SceneError) in
    try decoder.readSubviews(value, of: object, into: &view)
  } apply: { view, _, description, builder in
    builder.addSubviews(of: description, to: view)
  }
}

extension ViewKey {
  /// A key that UIKit does not have: pictures and the live page show its value.
  static func shown(
    _ name: String, _ type: SceneValueType, _ part: any WritableKeyPath<ViewDescription, String?> & Sendable
  ) -> ViewKey {
    ViewKey(name, type, isSettable: true, phase: .properties) { (_, value, view, _) throws(SceneError) in
      view[keyPath: part] = value.string
    } apply: { view, _, description, _ in
      view.details?.description[keyPath: part] = description[keyPath: part]
    }
  }
}
