import Foundation

/// A view of rows or items.
@MainActor
protocol ListOfRows: AnyObject {
  /// The selected rows.
  var selectedPlaces: [String] { get }
  /// The number of rows in each section, then what each visible row shows.
  var shownRows: EffectValue? { get }
  /// What each visible header, footer and other supplementary view shows.
  var shownSupplements: EffectValue { get }
}

extension ListOfRows where Self: UIView {
  /// Notes that rows are about to change.
  func willUpdateRows() {
    engine.effects.willChange(self, .rows)
    engine.effects.lookWillChange(self, .supplements)
  }

  /// Notes that the rows are about to be others, with another selection.
  func willReplaceRows() {
    willUpdateRows()
    engine.effects.willChange(self, .selectedRows)
  }
}

extension ListOfRows {
  /// The value of a property that lists have.
  func effectValueOfList(_ kind: EffectKind) -> EffectValue? {
    switch kind {
    case .selectedRows: .texts(selectedPlaces)
    case .rows: shownRows
    case .supplements: shownSupplements
    default: nil
    }
  }

  static func rows(_ counts: [Int]?, _ visible: [(path: IndexPath, view: UIView)]) -> EffectValue? {
    guard let counts else { return nil }
    var members = [EffectValue.Member(name: "rows", value: .numbers(counts.map { Double($0) }))]
    for row in visible.sorted(by: { $0.path < $1.path }) {
      members.append(EffectValue.Member(name: name(of: row.path), value: .texts(row.view.shownTexts)))
    }
    return .object(members)
  }

  static func supplements(_ views: [(name: String, view: UIView?)]) -> EffectValue {
    .object(
      views.compactMap { entry in
        entry.view.map { EffectValue.Member(name: entry.name, value: .texts($0.shownTexts)) }
      })
  }

  static func name(of path: IndexPath) -> String { "[\(path.section), \(path.item)]" }
}
