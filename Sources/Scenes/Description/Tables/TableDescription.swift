/// What a scene file says about a table view beyond a scroll view; nil means that UIKit's default holds.
public struct TableDescription: Sendable {
  /// The styles of a table.
  public enum Style: String, Sendable, CaseIterable {
    case plain, grouped
  }

  public internal(set) var style: Style?

  /// The height of a row that does not say its own.
  public internal(set) var rowHeight: Double?

  /// The height of a header that does not say its own.
  public internal(set) var sectionHeaderHeight: Double?

  /// The height of a footer that does not say its own.
  public internal(set) var sectionFooterHeight: Double?

  /// The sections; nil for a table whose subviews are its cells.
  public internal(set) var sections: [SectionDescription]?

  /// The view above all sections.
  @Boxed public internal(set) var tableHeaderView: ViewDescription?

  /// The view below all sections.
  @Boxed public internal(set) var tableFooterView: ViewDescription?
}
