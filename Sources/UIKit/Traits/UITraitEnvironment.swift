public import Foundation

/// An object with an environment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls code when its traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}

/// A handler of changes.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (AnyObject, UITraitCollection) -> Void
  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }
}

extension UITraitChangeObservable {
  /// Calls the handler when one of the traits has changed: by a rotation or by `overrideUserInterfaceStyle`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
  }
  /// For a handler that states the type of its subject, such as `{ (self: Self, previous: UITraitCollection) in … }`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Subject: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Subject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      if let object = object as? Subject { handler(object, previous) }
    }
  }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return register(traits) { [weak target] object, previous in
      if let target { _ = action._perform(on: target, object, previous) }
    }
  }
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    register(traits) { object, previous in _ = action._perform(on: object, object, previous) }
  }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIResponder)?.traitRegistrations.removeAll { $0 === registration }
  }
  private func register(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, handler)
    (self as? UIResponder)?.traitRegistrations.append(registration)
    return registration
  }
}

extension UIResponder {
  private static let key = TraitKey()
  final var traitRegistrations: [TraitRegistration] {
    get { associatedObjects[ObjectIdentifier(Self.key)] as? [TraitRegistration] ?? [] }
    set { associatedObjects[ObjectIdentifier(Self.key)] = newValue }
  }
  /// Calls the handlers for a change of the appearance.
  final func noteStyle(from previous: UITraitCollection) {
    guard !associatedObjects.isEmpty else { return }
    for registration in traitRegistrations
    where registration.traits.contains(where: { $0 is UITraitUserInterfaceStyle.Type }) {
      registration.handler(self, previous)
    }
  }
}

private final class TraitKey: Sendable {}

extension UITraitCollection {
  /// The traits that change the colors of the system.
  public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
}
