extension UIView {
  /// Reports that the place of the row or item at a touch is not known, in each table and collection view from this view up.
  final func noteUnknownPlaces(at touch: UITouch) {
    var candidate: UIView? = self
    while let view = candidate {
      if let table = view as? UITableView {
        table.noteGuess(behind: touch)
      } else if let collection = view as? UICollectionView {
        collection.noteDisputes(at: touch)
      }
      candidate = view.parent
    }
  }
}
