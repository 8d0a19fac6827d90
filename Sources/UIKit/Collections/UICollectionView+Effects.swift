import Foundation

extension UICollectionView: ListOfRows {
  final var selectedPlaces: [String] { selection.sorted().map(Self.name) }
  final var shownRows: EffectValue? {
    Self.rows(
      knownCounts,
      elements.filter { $0.key.kind == nil }.map { ($0.key.path, $0.value.view) })
  }
}
