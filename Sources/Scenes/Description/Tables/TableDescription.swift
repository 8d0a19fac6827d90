/// The table's own part of a view description. `nil` means UIKit's default.
package struct TableDescription: Sendable {
  package enum Style: String, Sendable, CaseIterable {
    case plain, grouped
  }

  package internal(set) var style: Style?

  /// The sections. `nil` for a table whose subviews are its cells.
  package internal(set) var sections: [SectionDescription]?

  /// The view above all sections.
  @Boxed package internal(set) var tableHeaderView: ViewDescription?

  /// The view below all sections.
  @Boxed package internal(set) var tableFooterView: ViewDescription?
}
