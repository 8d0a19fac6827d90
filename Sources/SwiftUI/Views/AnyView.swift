/// A view of any type.
public struct AnyView: View {
  /// The view that was given.
  package nonisolated(unsafe) let content: Any

  public nonisolated init<Content: View>(_ view: Content) { content = view }
  public nonisolated init<Content: View>(erasing view: Content) { content = view }
}
