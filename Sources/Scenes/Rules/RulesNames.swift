import Findings
import Foundation
import HitTestTerms
import UIKit

/// The names in results of views that code of a rules build makes.
///
/// Such a view is named by its own identifier, or by the property that holds it: `checkout.payButton`. Only objects of
/// the build's classes are inspected.
@MainActor
final class RulesNames {
  private let registry: ClassRegistry
  /// The ids of the scene and the names of controllers.
  private var reserved: Set<String>
  /// The names in use. A second view with the same one gets the name of its path, unless the first one has left its window.
  private var taken: [String: Weak] = [:]
  /// Whether a view gets the name of one that has left its window, and windows of code get names. False for recordings without
  /// rungs, in which such views have the names of their paths.
  var reusesNames = false
  /// The properties that hold views, by view.
  private var holdings: [ObjectIdentifier: [Holding]] = [:]
  /// The views that the properties of an owner held when they were inspected last.
  private var held: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  /// The names of controllers without an id of the scene.
  private var controllers: [ObjectIdentifier: (controller: Weak, name: String)] = [:]
  private var numbers = SiblingNumbers()

  private struct Weak {
    weak var object: AnyObject?
  }

  private struct Holding {
    weak var view: UIView?
    weak var owner: AnyObject?
    let holder: NameHolder
  }

  init(_ registry: ClassRegistry, taken: some Sequence<String>) {
    self.registry = registry
    reserved = Set(taken)
  }

  /// Names a view without a name by its identifier, or else by its controller if it is the controller's view.
  func nameItself(_ view: UIView) {
    guard view.givenPath == nil else { return }
    if let identifier = view.accessibilityIdentifier, Self.isName(identifier) { give(identifier, to: view) }
    guard view.givenPath == nil, let controller = view.next as? UIViewController, registry.isOfRules(controller) else {
      return
    }
    give("\(name(of: controller)).view", to: view)
  }

  /// Names the views that the properties of a view and of its controller hold.
  func nameProperties(of view: UIView) {
    if let controller = view.next as? UIViewController, registry.isOfRules(controller) {
      nameProperties(of: controller, name(of: controller), in: view)
    }
    if registry.isOfRules(view) { nameProperties(of: view, view.nameInResults, in: view) }
  }

  /// Names the cell of a data source by the row that it shows from now on, and the views in it.
  func nameRow(_ cell: UITableViewCell, _ table: UITableView, _ path: IndexPath) {
    guard cell.details == nil else { return }
    forget(cell)
    cell.removeIdentities()
    // The name moves from cell to cell, so it is not taken.
    cell.nameInResults = "\(table.nameInResults)/row[\(path.section),\(path.row)]"
    nameCell(cell)
  }

  /// Names the view of a data source by the item, header or footer that it shows from now on, and the views in it.
  func nameItem(_ view: UICollectionReusableView, _ owner: UICollectionView, _ kind: String?, _ path: IndexPath) {
    guard view.details == nil else { return }
    forget(view)
    view.removeIdentities()
    view.nameInResults = "\(owner.nameInResults)/\(Self.part(kind))[\(path.section),\(path.item)]"
    nameCell(view)
  }

  private static func part(_ kind: String?) -> String {
    switch kind {
    case nil: "item"
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    case let kind?: kind
    }
  }

  private func forget(_ view: UIView) {
    guard view.details == nil else { return }
    if let name = view.givenPath?.name, taken[name]?.object === view { taken[name] = nil }
    view.nameInResults = ""
    for child in view.subviews { forget(child) }
  }

  private func nameCell(_ view: UIView) {
    nameProperties(of: view)
    for child in view.subviews { nameCell(child) }
  }

  /// Names a view that enters a window, and the views below it.
  func nameEntering(_ view: UIView) {
    if view is UITableViewCell, view.superview is UITableView { return }
    if view is UICollectionReusableView, let parent = view.superview,
      parent is UICollectionView || parent.superview is UICollectionView
    {
      return
    }
    var owners: [UIView] = []
    var ancestor = view.superview
    while let known = ancestor {
      owners.append(known)
      ancestor = known.superview
    }
    if reusesNames, let window = owners.last as? UIWindow, window.givenPath == nil { nameWindow(window) }
    for owner in owners.reversed() { nameProperties(of: owner) }
    nameTree(view)
  }

  /// Names a window that code has made by its identifier, by the property that holds it, or by its class with the first free number.
  private func nameWindow(_ window: UIWindow) {
    if let identifier = RungReader.identifier(of: window) { give(identifier, to: window) }
    for owner in knownOwners where window.givenPath == nil {
      guard let name = owner.name, let property = HeldObjects(owner.object).all.first(where: { $0.value === window })
      else { continue }
      give("\(name).\(property.property)", to: window)
    }
    let used = Set(UIApplication.shared.windows.compactMap { $0 === window ? nil : $0.givenPath?.name })
    var number = 0
    while window.givenPath == nil {
      let name = "\(window.className)[\(number)]"
      if !used.contains(name) { give(name, to: window) }
      number += 1
    }
  }

  /// The objects whose properties were inspected and that still exist, in the order of their names.
  private var knownOwners: [(object: AnyObject, name: String?)] {
    var owners: [ObjectIdentifier: (object: AnyObject, name: String?)] = [:]
    for known in controllers.values {
      if let object = known.controller.object { owners[ObjectIdentifier(object)] = (object, known.name) }
    }
    for known in holdings.values.joined() {
      if let object = known.owner { owners[ObjectIdentifier(object)] = (object, known.holder.owner) }
    }
    return owners.values.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  private func nameTree(_ view: UIView) {
    nameItself(view)
    nameProperties(of: view)
    for child in view.subviews { nameTree(child) }
  }

  private func nameProperties(of owner: AnyObject, _ name: String, in view: UIView) {
    let objects = HeldObjects(owner)
    forgetHoldings(of: owner)
    for (property, value) in objects.all {
      let full = "\(name).\(property)"
      if let held = value as? UIView {
        if held !== view, held.isDescendant(of: view) {
          note(
            held, heldBy: owner,
            NameHolder(
              owner: name, ownerClass: String(describing: type(of: owner)), property: property,
              declared: objects.declared))
        }
        guard held.givenPath == nil, held !== view, held.isDescendant(of: view) else { continue }
        if let identifier = held.accessibilityIdentifier, Self.isName(identifier) { continue }
        give(full, to: held)
      } else if let held = value as? UIViewController, held.parent != nil || held.presentingViewController != nil {
        let key = ObjectIdentifier(held)
        if controllers[key]?.controller.object == nil, held.nameInScene == nil, reserved.insert(full).inserted {
          controllers[key] = (Weak(object: held), full)
        }
      }
    }
  }

  /// The name of a controller: its id, the property that holds it, or its class.
  func name(of controller: UIViewController) -> String {
    if let name = controller.nameInScene { return name }
    let key = ObjectIdentifier(controller)
    if let known = controllers[key], known.controller.object != nil { return known.name }
    let className = String(describing: type(of: controller))
    let number = numbers.next(className)
    let name = number == 0 ? className : "\(className)[\(number)]"
    controllers[key] = (Weak(object: controller), name)
    return name
  }

  private func give(_ name: String, to view: UIView) {
    guard !reserved.contains(name) else { return }
    if let other = taken[name]?.object as? UIView, other !== view, other.givenPath?.name == name,
      !reusesNames || other.window != nil
    {
      return
    }
    taken[name] = Weak(object: view)
    view.nameInResults = name
  }

  /// The properties that hold a view, those of the outermost owner first.
  func holders(of view: UIView) -> [NameHolder] {
    guard let known = holdings[ObjectIdentifier(view)] else { return [] }
    return known.compactMap { $0.view === view && $0.owner != nil ? $0.holder : nil }
  }

  private func note(_ view: UIView, heldBy owner: AnyObject, _ holder: NameHolder) {
    let key = ObjectIdentifier(view)
    if let first = holdings[key]?.first, first.view !== view { holdings[key] = nil }
    holdings[key, default: []].append(Holding(view: view, owner: owner, holder: holder))
    held[ObjectIdentifier(owner), default: []].append(key)
  }

  private func forgetHoldings(of owner: AnyObject) {
    for key in held.removeValue(forKey: ObjectIdentifier(owner)) ?? [] {
      holdings[key]?.removeAll { $0.owner == nil || $0.owner === owner }
      if holdings[key]?.isEmpty == true { holdings[key] = nil }
    }
  }

  /// Whether an identifier can be a name: tools put addresses into some, and results reserve others.
  static func isName(_ identifier: String) -> Bool {
    SceneDecoder.fault(inIdentifier: identifier) == nil && !identifier.contains("0x")
  }
}

extension UIViewController {
  /// The id that the scene gives the controller.
  fileprivate var nameInScene: String? { (viewLoading as? RulesViewLoading)?.id }
}
