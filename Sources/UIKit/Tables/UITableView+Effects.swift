import Foundation

extension UITableView: ListOfRows {
  final var selectedPlaces: [String] { selection.sorted().map(Self.name) }
  final var shownRows: EffectValue? { Self.rows(knownCounts, visibleRows.map { ($0.path, $0.cell) }) }
  final var shownSupplements: EffectValue {
    Self.supplements(
      visibleSupplements.flatMap { [("header \($0.key)", $0.value.header), ("footer \($0.key)", $0.value.footer)] })
  }
}
