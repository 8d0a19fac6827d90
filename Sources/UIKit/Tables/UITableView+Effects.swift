import Foundation

extension UITableView: ListOfRows {
  final var selectedPlaces: [String] { selection.sorted().map(Self.name) }
  final var shownRows: EffectValue? { Self.rows(knownCounts, visibleRows.map { ($0.path, $0.cell) }) }
}
