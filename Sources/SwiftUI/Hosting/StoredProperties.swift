import Observation
@_spi(Instrumentation) import UIKit

/// Reads what a hosted value stores.
@MainActor
struct StoredProperties: HostedValue {
  private let value: Any

  init(of value: Any) { self.value = (value as? AnyView)?.content ?? value }

  func closure(named path: String) -> HostedMember {
    var current = value
    for name in path.split(separator: ".") {
      guard let next = Self.member(String(name), of: current) else { return .missing }
      current = next
    }
    if let body = current as? () -> Void { return .closure(body) }
    if let body = current as? @MainActor () -> Void { return .closure { body() } }
    if let body = current as? @Sendable () -> Void { return .closure { body() } }
    if let body = current as? @MainActor @Sendable () -> Void { return .closure { body() } }
    let mirror = Mirror(reflecting: current)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return .none }
    return .other("\(type(of: current))")
  }

  var hasState: Bool {
    Mirror(reflecting: value).children.contains {
      $0.value is any DynamicProperty || $0.value is any WrappedState || $0.value is any Observable
    }
  }

  /// A stored property of a value, or of what an optional or a property wrapper contains, those of superclasses included.
  private static func member(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    if let optional = mirror, optional.displayStyle == .optional {
      return optional.children.first.flatMap { member(name, of: $0.value) }
    }
    while let current = mirror {
      for child in current.children where child.label == name || child.label == "_" + name {
        return (child.value as? any WrappedState)?.anyValue ?? child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// A property wrapper whose value can be read.
@MainActor
private protocol WrappedState {
  var anyValue: Any { get }
}

extension State: WrappedState {
  fileprivate var anyValue: Any { wrappedValue }
}

extension StateObject: WrappedState {
  fileprivate var anyValue: Any { wrappedValue }
}

extension ObservedObject: WrappedState {
  fileprivate var anyValue: Any { wrappedValue }
}

extension Binding: WrappedState {
  fileprivate var anyValue: Any { wrappedValue }
}
