/// A view of rows or items whose changes can be collected and applied together.
@MainActor
protocol BatchUpdating: AnyObject {
  /// The changes of the batch that is open.
  var updates: RowUpdates? { get set }
  /// The numbers of rows by section as they were loaded last; `nil` if the data must be loaded.
  var knownCounts: [Int]? { get }
  /// Notes that rows are about to change.
  func willUpdateRows()
  /// Loads the data if it is out of date, so that the index paths before the changes have a meaning.
  func loadBeforeUpdates()
  /// Loads the changed data, and shows it.
  func apply(_ updates: RowUpdates)
}

extension BatchUpdating {
  func openUpdates() {
    willUpdateRows()
    if updates != nil {
      updates?.depth += 1
    } else {
      updates = RowUpdates(counts: knownCounts)
      loadBeforeUpdates()
    }
  }

  func closeUpdates() {
    guard let depth = updates?.depth else { return }
    updates?.depth = depth - 1
    guard depth == 1, let updates else { return }
    self.updates = nil
    apply(updates)
    if let counts = knownCounts, !updates.explains(counts) {
      Unmodelled.note("the numbers of rows or items do not fit the changes of a batch, with which UIKit ends the app")
    }
  }

  /// Adds a change to the open batch, or applies it.
  func change(_ note: (inout RowUpdates) -> Void) {
    openUpdates()
    if updates != nil { note(&updates!) }
    closeUpdates()
  }
}
