/// A row of a table: what UIKit's index path says.
public struct RowIndex: Sendable, Hashable {
  /// The section, from 0.
  public internal(set) var section: Int

  /// The row in its section, from 0.
  public internal(set) var row: Int
}
