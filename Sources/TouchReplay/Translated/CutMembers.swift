import UIKit

/// Reports that a member is reached that was cut from the build. The outcomes that follow are unknown.
///
/// The report is sent in the next turn of the run loop: while a scene is built, no session runs that could receive it. Each
/// sentence is reported once for an app, and printed once for a process.
public func cut(_ sentence: String) {
  _onMainActor { ExecutedCuts.note(sentence) }
}

/// Reports that an override was cut that UIKit would call and nothing calls here: as soon as a view of the class, or the view of
/// a controller of it, enters a window. An object of another class is reported when it is made.
public func _cutOverride(_ sentence: String, in type: AnyClass) {
  ExecutedCuts.noteUncalled(sentence, in: type)
}

/// Reports an override that UIKit would call and nothing calls here, as `_cutOverride` does.
///
/// `updatesConstraints` is true for the methods that are called where an update of constraints was requested: these objects report
/// nothing.
public func _uncalledOverride(_ sentence: String, in type: AnyClass, updatesConstraints: Bool = false) {
  ExecutedCuts.noteUncalled(sentence, in: type, updatesConstraints: updatesConstraints)
}

/// States that the class of a delegate has a method that UIKit calls for touches on its table or collection view, which is not
/// modelled.
public func _uncalledRequirement(_ method: String, of type: AnyClass, for occasion: _UncalledOccasion) {
  let occasion: UncalledRequirements.Occasion =
    switch occasion {
    case .gesture: .gesture
    case .touch: .touch
    case .prefetching: .prefetching
    }
  _onMainActor { UncalledRequirements.add(method, to: type, for: occasion) }
}

/// When UIKit calls a method: for swipes, long presses and drags, for any touch, or when it prefetches rows or items.
public enum _UncalledOccasion { case gesture, touch, prefetching }

/// What a report leaves in an object of a user's class: nothing. Classes whose coding the compiler writes can have it.
public struct _Note: Codable, Sendable {
  public init(_ report: Void) {}
  public init(from decoder: any Decoder) {}
  public func encode(to encoder: any Encoder) {}
}

/// The result of a member that was cut: an empty value if the type has one. Traps if not.
public func _cutValue<Value>(_ sentence: String) -> Value {
  cut(sentence)
  if Value.self == UIView.self, let view = _onMainActor({ UIView() }) as? Value { return view }
  if let empty = (Value.self as? any _EmptyValue.Type)?._empty as? Value { return empty }
  fatalError(sentence)
}

/// Ends an initializer that was cut.
public func _cutObject(_ sentence: String) -> Never {
  cut(sentence)
  fatalError(sentence)
}

/// A type with a value that stands for the result of a cut member.
public protocol _EmptyValue {
  static var _empty: Self { get }
}
