/// Makes one view of several. No view is drawn, so that only the first one of a block is kept.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<First: View, each Other: View>(
    _ first: First, _ other: repeat each Other
  ) -> _DrawnContent { _DrawnContent("TupleView") }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: View>(first: Content) -> AnyView { AnyView(first) }
  public static func buildEither<Content: View>(second: Content) -> AnyView { AnyView(second) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
