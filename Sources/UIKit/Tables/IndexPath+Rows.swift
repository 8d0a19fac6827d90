public import Foundation

/// A row of a table: what UIKit adds to Foundation's index path.
extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section: the first index.
  ///
  /// - Precondition: the path has two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row within the section: the second index.
  ///
  /// - Precondition: the path has two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
