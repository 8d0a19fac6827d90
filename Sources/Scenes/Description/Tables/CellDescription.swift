/// The description of a table view cell in a scene file, with the data source's and delegate's results for its row.
/// `nil` means UIKit's default.
public struct CellDescription: Sendable {
  public enum SelectionStyle: String, Sendable, CaseIterable {
    case none, blue, gray, `default`
  }

  /// A result of `willSelectRowAt` other than the row itself.
  public enum SelectionAnswer: Sendable, Equatable {
    /// No row is selected.
    case nothing
    /// Another row is selected.
    case row(RowIndex)
  }

  /// The index path, for a subview of a table without sections.
  public internal(set) var row: RowIndex?

  public internal(set) var height: Double?

  /// The subviews of the content view, back to front.
  public internal(set) var contentView: [ViewDescription] = []

  /// The view of the cell's content configuration, which replaces the content view.
  @Boxed public internal(set) var contentConfiguration: ViewDescription?

  public internal(set) var selectionStyle: SelectionStyle?

  /// The delegate's result of `shouldHighlightRowAt`.
  public internal(set) var shouldHighlight = true

  /// The delegate's result of `willSelectRowAt`. `nil`: the row itself.
  public internal(set) var willSelect: SelectionAnswer?

  /// The action that the row fires when it is selected.
  public internal(set) var action: String?
}

/// The index path of a table's row.
public struct RowIndex: Sendable, Hashable {
  /// The section, from 0.
  public internal(set) var section: Int

  /// The row in its section, from 0.
  public internal(set) var row: Int
}
