/// A view without content.
public struct EmptyView: View, Sendable {
  public nonisolated init() {}
}
