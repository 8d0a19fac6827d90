/// A value of SwiftUI that is hosted, of which only the stored properties are known.
@preconcurrency @MainActor
@_spi(Instrumentation) public protocol HostedValue {
  /// The closure at a path of stored properties: `onUndo`, `model.onUndo`.
  func closure(named path: String) -> HostedMember

  /// Whether the value has state that a closure can change, so that its body is evaluated again.
  var hasState: Bool { get }
}

/// A stored property of a hosted value.
@_spi(Instrumentation) public enum HostedMember {
  case closure(() -> Void)
  /// An optional without a value.
  case none
  /// No property of that name.
  case missing
  /// Something else than a closure, with its type.
  case other(String)
}
