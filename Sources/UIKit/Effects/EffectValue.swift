import Foundation
package import HitTestTerms

/// A value of an effect: what a property of the app was, or is.
package indirect enum EffectValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case numbers([Double])
  case text(String)
  case texts([String])
  /// Named values, in the order in which they are written.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: EffectValue
  }

  static func object(_ members: KeyValuePairs<String, EffectValue?>) -> EffectValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  static func rectangle(_ rectangle: CGRect) -> EffectValue {
    .numbers([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { Double($0) })
  }
}

/// Something that changed for a person who looks at the screen or touches it next.
package struct Effect: Sendable {
  /// Whose property changed.
  package var subject: EffectSubject
  /// The property, or what happened: `isHidden`, `entered`, `presented`, `moved`.
  package var what: String
  package var from: EffectValue?
  package var to: EffectValue?
  /// Nanoseconds of the virtual clock at the last change.
  package var time: Int64
}

/// The view or controller of an effect, by the name that it had.
package enum EffectSubject: Hashable, Sendable {
  /// The app itself.
  case app
  case view(ViewID)
  case controller(String)

  var name: String {
    switch self {
    case .app: ""
    case .view(let id): id.name
    case .controller(let name): name
    }
  }
}
