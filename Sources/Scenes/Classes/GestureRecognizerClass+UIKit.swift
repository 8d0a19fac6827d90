import Foundation
import JSONText
import UIKit

extension GestureRecognizerClass {
  /// The recognizer classes of UIKit.
  static let uikit: [GestureRecognizerClass] = [
    GestureRecognizerClass("UIGestureRecognizer", of: nil, make: nil, keys: common + failures + delegate),
    GestureRecognizerClass(
      "UITapGestureRecognizer", of: "UIGestureRecognizer", make: { UITapGestureRecognizer() },
      keys: [
        .init("numberOfTapsRequired", .natural) { (tap: UITapGestureRecognizer, value) in
          tap.numberOfTapsRequired = value.integer!
        },
        .init("numberOfTouchesRequired", .count) { (tap: UITapGestureRecognizer, value) in
          tap.numberOfTouchesRequired = value.integer!
        },
      ]),
    GestureRecognizerClass(
      "UILongPressGestureRecognizer", of: "UIGestureRecognizer", make: { UILongPressGestureRecognizer() },
      keys: [
        .init("numberOfTapsRequired", .natural) { (press: UILongPressGestureRecognizer, value) in
          press.numberOfTapsRequired = value.integer!
        },
        .init("numberOfTouchesRequired", .count) { (press: UILongPressGestureRecognizer, value) in
          press.numberOfTouchesRequired = value.integer!
        },
        .init("minimumPressDuration", .nonNegative) { (press: UILongPressGestureRecognizer, value) in
          press.minimumPressDuration = value.number!
        },
        .init("allowableMovement", .nonNegative) { (press: UILongPressGestureRecognizer, value) in
          press.allowableMovement = CGFloat(value.number!)
        },
      ]),
    GestureRecognizerClass(
      "UIPanGestureRecognizer", of: "UIGestureRecognizer", make: { UIPanGestureRecognizer() },
      keys: [
        .init("minimumNumberOfTouches", .count) { (pan: UIPanGestureRecognizer, value) in
          pan.minimumNumberOfTouches = value.integer!
        },
        .init("maximumNumberOfTouches", .count) { (pan: UIPanGestureRecognizer, value) in
          pan.maximumNumberOfTouches = value.integer!
        },
      ],
      check: { (object) throws(SceneError) in
        try object.checkOrder("minimumNumberOfTouches", "maximumNumberOfTouches")
      }),
    GestureRecognizerClass(
      "UIScreenEdgePanGestureRecognizer", of: "UIPanGestureRecognizer", make: { UIScreenEdgePanGestureRecognizer() },
      keys: [
        .init("edges", .edges) { (pan: UIScreenEdgePanGestureRecognizer, value) in
          pan.edges = value.screenEdges!.reduce(into: []) { $0.formUnion(.init($1)) }
        }
      ]),
    GestureRecognizerClass(
      "UISwipeGestureRecognizer", of: "UIGestureRecognizer", make: { UISwipeGestureRecognizer() },
      keys: [
        .init("numberOfTouchesRequired", .count) { (swipe: UISwipeGestureRecognizer, value) in
          swipe.numberOfTouchesRequired = value.integer!
        },
        .init("direction", .direction) { (swipe: UISwipeGestureRecognizer, value) in
          swipe.direction = value.swipeDirections!.reduce(into: []) { $0.formUnion(.init($1)) }
        },
      ]),
    GestureRecognizerClass("UIPinchGestureRecognizer", of: "UIGestureRecognizer", make: { UIPinchGestureRecognizer() }),
    GestureRecognizerClass(
      "UIRotationGestureRecognizer", of: "UIGestureRecognizer", make: { UIRotationGestureRecognizer() }),
    GestureRecognizerClass("UIHoverGestureRecognizer", of: "UIGestureRecognizer", make: { UIHoverGestureRecognizer() }),
  ]

  private static let common: [GestureRecognizerKey] = [
    // The builder names a recognizer, also if it has no id.
    .init("id", .identifier, phase: .identity),
    .init("class", .className, phase: .identity),
    .init("set", .values, phase: .parts) { (object, value, recognizer, decoder) throws(SceneError) in
      try decoder.checkSet(value, of: object, className: recognizer.className)
    } apply: { recognizer, value, description, builder in
      builder.set(value, of: description.className, on: recognizer) {
        SceneError(.wrongClass, "", line: 0, column: 0, part: description.id ?? description.className)
      }
    },
    .init("isEnabled", .boolean, isSettable: true) { (recognizer: UIGestureRecognizer, value) in
      recognizer.isEnabled = value.bool!
    },
    .init("cancelsTouchesInView", .boolean) { (recognizer: UIGestureRecognizer, value) in
      recognizer.cancelsTouchesInView = value.bool!
    },
    .init("delaysTouchesBegan", .boolean) { (recognizer: UIGestureRecognizer, value) in
      recognizer.delaysTouchesBegan = value.bool!
    },
    .init("delaysTouchesEnded", .boolean) { (recognizer: UIGestureRecognizer, value) in
      recognizer.delaysTouchesEnded = value.bool!
    },
  ]

  private static let failures: [GestureRecognizerKey] = [
    .init("requireToFail", .identifiers, phase: .parts) { (object, value, recognizer, decoder) throws(SceneError) in
      recognizer.requireToFail = value.strings!
      try decoder.noteReference(to: .recognizer, key: "requireToFail", in: object)
    } apply: { recognizer, _, description, builder in
      builder.recognizers.require(description.requireToFail, toFailBefore: recognizer)
    },
    .init("action", .name, phase: .parts) { (_, value, recognizer, decoder) throws(SceneError) in
      recognizer.action = value.string
      decoder.firedNames.insert(value.string!)
    } apply: { recognizer, value, _, builder in
      builder.recognizers.fire(value.string!, when: recognizer, builder.reactions)
    },
  ]

  /// The keys of the recognizer's delegate, which the builder creates.
  private static let delegate: [GestureRecognizerKey] = [
    others("simultaneousWith", \.simultaneousWith),
    others("shouldRequireFailureOf", \.shouldRequireFailureOf),
    others("shouldBeRequiredToFailBy", \.shouldBeRequiredToFailBy),
    .init("shouldBegin", .boolean, phase: .parts) { (_, value, recognizer, _) throws(SceneError) in
      recognizer.shouldBegin = value.bool!
    },
    .init("shouldReceive", .booleanOrIdentifiers, phase: .parts) {
      (object, value, recognizer, decoder) throws(SceneError) in
      if let views = value.strings {
        recognizer.shouldReceive = .touchesOf(views)
      } else if value.bool == false {
        recognizer.shouldReceive = .nothing
      }
      try decoder.noteReference(to: .view, key: "shouldReceive", in: object)
    },
  ]

  /// A key for the recognizers for which a delegate method returns `true`: a list of ids, or `true`.
  private static func others(
    _ name: String,
    _ part: any WritableKeyPath<GestureRecognizerDescription, GestureRecognizerDescription.Others> & Sendable
  ) -> GestureRecognizerKey {
    .init(name, .identifiersOrTrue, phase: .parts) { (object, value, recognizer, decoder) throws(SceneError) in
      recognizer[keyPath: part] = value.strings.map { .recognizers($0) } ?? .everything
      try decoder.noteReference(to: .recognizer, key: name, in: object)
    }
  }
}
