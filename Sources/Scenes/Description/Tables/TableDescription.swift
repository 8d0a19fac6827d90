/// The table's own part of a view description. `nil` means UIKit's default.
public struct TableDescription: Sendable {
  public enum Style: String, Sendable, CaseIterable {
    case plain, grouped
  }

  public internal(set) var style: Style?

  /// The height of rows without their own height.
  public internal(set) var rowHeight: Double?

  /// The height of headers without their own height.
  public internal(set) var sectionHeaderHeight: Double?

  /// The height of footers without their own height.
  public internal(set) var sectionFooterHeight: Double?

  /// The sections. `nil` for a table whose subviews are its cells.
  public internal(set) var sections: [SectionDescription]?

  /// The view above all sections.
  @Boxed public internal(set) var tableHeaderView: ViewDescription?

  /// The view below all sections.
  @Boxed public internal(set) var tableFooterView: ViewDescription?
}
