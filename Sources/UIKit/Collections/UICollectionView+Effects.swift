import Foundation

extension UICollectionView: ListOfRows {
  final var selectedPlaces: [String] { selection.sorted().map(Self.name) }
  final var shownRows: EffectValue? {
    Self.rows(
      knownCounts,
      elements.filter { $0.key.kind == nil }.map { ($0.key.path, $0.value.view) })
  }
  final var shownSupplements: EffectValue {
    Self.supplements(
      elements.filter { $0.key.kind != nil && !$0.key.isDecoration }.map { (Self.name(of: $0.key), $0.value.view) })
  }

  private static func name(of element: ElementKey) -> String {
    let kind = element.kind ?? ""
    let (header, footer) = (elementKindSectionHeader, elementKindSectionFooter)
    let name = kind == header ? "header" : kind == footer ? "footer" : kind
    // Most sections have one of a kind.
    let hasOthers = element.path.count > 1 && element.path.item > 0
    return "\(name) \(hasOthers ? Self.name(of: element.path) : "\(element.path.first ?? 0)")"
  }

  /// How many of the visible items are in the first line, across the direction in which the content scrolls.
  final var itemsInLine: EffectValue? {
    let frames = elements.filter { $0.key.kind == nil }.map(\.value.view.layerFrame)
    let isHorizontal = super.contentSize.width > storedBounds.width
    let starts = frames.map { isHorizontal ? $0.minX : $0.minY }
    guard let first = starts.min() else { return nil }
    return .number(Double(starts.count { $0 < first + 1 }))
  }
}
