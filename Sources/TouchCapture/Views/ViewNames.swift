import UIKit

/// Names views so that the name finds the view again in another run of the app: by identifier, by the row of a cell, else by the path
/// from the nearest view that has one of these.
@MainActor
struct ViewNames {
  var includesIdentifiers: Bool
  /// How often each identifier occurs in the scene that was written last.
  var counts: [String: Int] = [:]

  /// The identifier of a view, unless it changes from run to run.
  ///
  /// Detox gives identifiers of its own, and iOS 15.2 had identifiers with addresses.
  /// Source: Detox's sources [S]; appium #16385 [O].
  func identifier(of view: UIView) -> String? {
    guard includesIdentifiers, let text = view.accessibilityIdentifier, !text.isEmpty else { return nil }
    return text.hasPrefix("detox_temp_") || text.contains("0x") ? nil : text
  }

  /// The name of a view. `windows` are the visible windows, back to front.
  func name(of view: UIView, in windows: [UIWindow]) -> ViewName {
    if let identifier = identifier(of: view), (counts[identifier] ?? 1) == 1 {
      return ViewName(text: identifier, rung: 1)
    }
    if let (container, step) = row(of: view) {
      return ViewName(text: name(of: container, in: windows).text + step, rung: 3)
    }
    let siblings = view.superview?.subviews ?? windows
    let step = "\(ClassFacts.of(view).name)[\(Self.number(of: view, among: siblings))]"
    guard let superview = view.superview else { return ViewName(text: step, rung: 4) }
    let above = name(of: superview, in: windows)
    return ViewName(text: "\(above.text)/\(step)", rung: max(2, above.rung))
  }

  /// The container of a cell, and the last part of the cell's name.
  private func row(of view: UIView) -> (container: UIView, step: String)? {
    if let cell = view as? UITableViewCell {
      var container = cell.superview
      while let known = container, !(known is UITableView) { container = known.superview }
      guard let table = container as? UITableView, let path = table.indexPath(for: cell) else { return nil }
      return (table, "/row[\(path.section),\(path.row)]")
    }
    if let cell = view as? UICollectionViewCell, let collection = cell.superview as? UICollectionView,
      let path = collection.indexPath(for: cell)
    {
      return (collection, "/item[\(path.section),\(path.item)]")
    }
    return nil
  }

  private static func number(of view: UIView, among siblings: [UIView]) -> Int {
    let own = type(of: view)
    var number = 0
    for sibling in siblings {
      if sibling === view { return number }
      if type(of: sibling) == own { number += 1 }
    }
    return number
  }

  /// The name of a recognizer on its view: its own, or its class and its number among those of the class.
  static func name(of recognizer: UIGestureRecognizer) -> String {
    if let name = recognizer.name, !name.isEmpty { return name }
    let own = type(of: recognizer)
    var number = 0
    for other in recognizer.view?.gestureRecognizers ?? [] {
      if other === recognizer { break }
      if type(of: other) == own { number += 1 }
    }
    return "\(ClassFacts.of(recognizer).name)[\(number)]"
  }
}
