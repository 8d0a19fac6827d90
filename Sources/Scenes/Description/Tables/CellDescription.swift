package import Foundation

/// The description of a cell of a table or a collection view in a scene file, with the data source's and delegate's results
/// for its row or item. `nil` means UIKit's default.
package struct CellDescription: Sendable {
  package enum SelectionStyle: String, Sendable, CaseIterable {
    case none, blue, gray, `default`
  }

  /// A result of `willSelectRowAt` other than the row itself.
  package enum SelectionAnswer: Sendable, Equatable {
    /// No row is selected.
    case nothing
    /// Another row is selected.
    case row(RowIndex)
  }

  /// The index path, for a subview of a table without sections.
  package internal(set) var row: RowIndex?

  package internal(set) var height: Double?

  /// The size of an item of a flow layout.
  package internal(set) var size: CGSize?

  /// Whether the layout of a collection view places the view: an item, a header or a footer.
  package internal(set) var isPlacedByLayout = false

  /// The subviews of the content view, back to front.
  package internal(set) var contentView: [ViewDescription] = []

  /// The view of the cell's content configuration, which replaces the content view.
  @Boxed package internal(set) var contentConfiguration: ViewDescription?

  package internal(set) var selectionStyle: SelectionStyle?

  /// The delegate's result of `shouldHighlightRowAt` or `shouldHighlightItemAt`.
  package internal(set) var shouldHighlight = true

  /// The delegate's result of `shouldSelectItemAt`.
  package internal(set) var shouldSelect = true

  /// The delegate's result of `willSelectRowAt`. `nil`: the row itself.
  package internal(set) var willSelect: SelectionAnswer?

  /// The action that the row or item fires when it is selected.
  package internal(set) var action: String?
}

/// The index path of a table's row.
package struct RowIndex: Sendable, Hashable {
  /// The section, from 0.
  package internal(set) var section: Int

  /// The row in its section, from 0.
  package internal(set) var row: Int
}
