/// What a scene file says about a table view's cell, and what data source and delegate say of its row; nil means that UIKit's
/// default holds.
public struct CellDescription: Sendable {
  /// The looks of a selected cell.
  public enum SelectionStyle: String, Sendable, CaseIterable {
    case none, blue, gray, `default`
  }

  /// What a delegate may answer in `willSelectRowAt` other than the row itself.
  public enum SelectionAnswer: Sendable, Equatable {
    /// No row is selected.
    case nothing
    /// Another row is selected.
    case row(RowIndex)
  }

  /// Which row the cell is, among the subviews of a table without sections.
  public internal(set) var row: RowIndex?

  /// The height of the row.
  public internal(set) var height: Double?

  /// The subviews of the content view, back to front.
  public internal(set) var contentView: [ViewDescription] = []

  /// The view of the cell's content configuration, which takes the place of the content view.
  @Boxed public internal(set) var contentConfiguration: ViewDescription?

  /// The look of the cell when it is selected.
  public internal(set) var selectionStyle: SelectionStyle?

  /// What the delegate says when a touch comes down on the row.
  public internal(set) var shouldHighlight = true

  /// What the delegate says when the row is about to be selected; nil for the row itself.
  public internal(set) var willSelect: SelectionAnswer?

  /// The name that the row fires when it is selected.
  public internal(set) var action: String?
}

/// A row of a table: what UIKit's index path says.
public struct RowIndex: Sendable, Hashable {
  /// The section, from 0.
  public internal(set) var section: Int

  /// The row in its section, from 0.
  public internal(set) var row: Int
}
