/// Stands for an expression that makes a view of SwiftUI's own types. The translation of a build's files puts it in the place of such an
/// expression.
public struct _DrawnContent: View, Sendable {
  /// The name of the type that the expression begins with.
  package let name: String

  public nonisolated init(_ name: String) { self.name = name }
}
