import Findings
import HitTestTerms
import UIKit

/// Reads the rungs of views' names: what identifies a view, and the structure around it.
///
/// A reader is made for one state of the tree.
@MainActor
struct RungReader {
  private let windows: [UIWindow]
  private let hasWrappers: Bool
  private let names: RulesNames?
  private var levels: [ObjectIdentifier: (children: [UIView], labels: [String])] = [:]
  private var classes: [ObjectIdentifier: [String]] = [:]

  /// `names` are those of views that code makes; `hasWrappers` states whether the profile puts views around a root view.
  init(_ windows: [UIWindow], hasWrappers: Bool, names: RulesNames?) {
    (self.windows, self.hasWrappers, self.names) = (windows, hasWrappers, names)
  }

  /// The rungs of the name of a view.
  mutating func rungs(of view: UIView) -> NameRungs {
    var rungs = NameRungs(
      identifier: Self.identifier(of: view), holders: names?.holders(of: view) ?? [], classes: classes(of: view),
      path: path(of: view), essentialPath: "", text: Self.text(of: view),
      size: [Self.whole(view.layerFrame.width), Self.whole(view.layerFrame.height)])
    rungs.essentialPath = essentialPath(of: view)
    addPlaces(of: view, to: &rungs)
    rungs.row = row(of: view)
    rungs.controllerClass = (view.next as? UIViewController).map { String(describing: type(of: $0)) }
    rungs.isWrapper = Self.isTransparent(view)
    return rungs
  }

  /// The identifier of a view, if it can be a name.
  static func identifier(of view: UIView) -> String? {
    view.accessibilityIdentifier.flatMap { !$0.isEmpty && RulesNames.isName($0) ? $0 : nil }
  }

  private static func whole(_ length: CGFloat) -> Int { length.magnitude < 1e6 ? Int(length.rounded()) : 0 }

  private static func text(of view: UIView) -> String? {
    // A scene states the title of a button, which is drawn and not set.
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? view.details?.description.title
    return text.flatMap { $0.isEmpty ? nil : String(StableHash.hexadecimal(of: $0).suffix(8)) }
  }

  /// The class of a view and its superclasses up to UIKit's.
  private mutating func classes(of view: UIView) -> [String] {
    let own = view.className
    if own.hasPrefix("UI") || own.hasPrefix("_UI"), own != String(describing: type(of: view)) { return [own] }
    let type = type(of: view)
    let known = classes[ObjectIdentifier(type)] ?? Self.classes(type)
    classes[ObjectIdentifier(type)] = known
    return own == known[0] ? known : [own] + (known.count > 1 ? known.suffix(1) : known)
  }

  private static func classes(_ type: AnyClass) -> [String] {
    var names: [String] = []
    var next: AnyClass? = type
    while let known = next {
      names.append(String(describing: known))
      if _typeName(known).hasPrefix("UIKit.") { break }
      next = _getSuperclass(known)
    }
    return names
  }

  private mutating func kind(of view: UIView) -> String { classes(of: view).last ?? "UIView" }

  /// The path by UIKit's classes, without the profile's wrapper views.
  private mutating func path(of view: UIView) -> String {
    guard let parent = Self.parent(of: view, hasWrappers) else { return step(view, among: windows) }
    return path(of: parent) + "/" + step(view, among: Self.children(of: parent, hasWrappers))
  }

  private mutating func essentialPath(of view: UIView) -> String {
    guard let parent = essentialParent(of: view) else { return step(view, among: windows) }
    return essentialPath(of: parent) + "/" + step(view, among: level(of: parent, with: view).children)
  }

  private mutating func step(_ view: UIView, among siblings: [UIView]) -> String {
    let kind = kind(of: view)
    var number = 0
    for sibling in siblings {
      if sibling === view { break }
      if self.kind(of: sibling) == kind { number += 1 }
    }
    return "\(kind)[\(number)]"
  }

  /// Adds the places from the nearest view with a name of its own down, and the name of that view.
  private mutating func addPlaces(of view: UIView, to rungs: inout NameRungs) {
    var places: [SiblingPlace] = []
    var current = view
    while true {
      let parent = essentialParent(of: current)
      let (siblings, labels) =
        parent.map { level(of: $0, with: current) } ?? (windows, windows.map { label(of: $0) })
      if let index = siblings.firstIndex(where: { $0 === current }) {
        places.append(SiblingPlace(of: index, in: labels))
      }
      guard let parent else { break }
      if isNamed(parent) {
        rungs.container = parent.nameInResults
        break
      }
      current = parent
    }
    rungs.places = places.reversed()
  }

  /// Whether a view has a name of its own, which is no path.
  private func isNamed(_ view: UIView) -> Bool {
    if view is UITableViewCell || view is UICollectionReusableView { return view.givenPath != nil }
    return view.givenPath.map { !$0.name.contains("/") || names?.holders(of: view).isEmpty == false } ?? false
  }

  private func row(of view: UIView) -> NameRow? {
    var next: UIView? = view
    while let cell = next {
      if cell is UITableViewCell || cell is UICollectionReusableView {
        guard let name = cell.givenPath?.name, let end = name.lastIndex(of: "/") else { return nil }
        var texts: [String] = []
        Self.addTexts(of: cell, to: &texts)
        return NameRow(
          list: String(name[..<end]), place: String(name[name.index(after: end)...]),
          contents: texts.isEmpty
            ? nil : String(StableHash.hexadecimal(of: texts.joined(separator: " ")).suffix(8)))
      }
      next = cell.superview
    }
    return nil
  }

  private static func addTexts(of view: UIView, to texts: inout [String]) {
    if let text = text(of: view) { texts.append(text) }
    for child in view.subviews { addTexts(of: child, to: &texts) }
  }

  private mutating func label(of view: UIView) -> String {
    let label = Self.identifier(of: view).map { "#" + $0 } ?? names?.holders(of: view).first.map { "." + $0.property }
    let classes = classes(of: view)
    let (kind, own) = (classes.last ?? "UIView", classes.first)
    let size = view.layerFrame.size
    return SiblingLabel(
      kind: kind, className: own == kind ? nil : own, size: "\(Self.whole(size.width))x\(Self.whole(size.height))",
      contents: Self.text(of: view), label: label
    ).text
  }

  /// The views in a view without wrapper views among them, and `view`, which is one of them even if it is such a view.
  private mutating func level(of parent: UIView, with view: UIView) -> (children: [UIView], labels: [String]) {
    let key = ObjectIdentifier(parent)
    let isWrapper = Self.isTransparent(view)
    if !isWrapper, let known = levels[key] { return known }
    var children: [UIView] = []
    Self.addChildren(of: parent, keeping: view, hasWrappers, to: &children)
    let level = (children, children.map { label(of: $0) })
    if !isWrapper { levels[key] = level }
    return level
  }

  private static func addChildren(
    of parent: UIView, keeping view: UIView, _ hasWrappers: Bool, to list: inout [UIView]
  ) {
    for child in children(of: parent, hasWrappers) {
      if child !== view, isTransparent(child) {
        addChildren(of: child, keeping: view, hasWrappers, to: &list)
      } else {
        list.append(child)
      }
    }
  }

  private func essentialParent(of view: UIView) -> UIView? {
    var parent = Self.parent(of: view, hasWrappers)
    while let known = parent, Self.isTransparent(known) { parent = Self.parent(of: known, hasWrappers) }
    return parent
  }

  /// The superview; for a root view the window, if the profile has put views between them.
  private static func parent(of view: UIView, _ hasWrappers: Bool) -> UIView? {
    guard let parent = view.superview else { return nil }
    guard hasWrappers, !(parent is UIWindow), let window = parent.window, RootRewrapping.root(of: window) === view
    else {
      return parent
    }
    return window
  }

  private static func children(of parent: UIView, _ hasWrappers: Bool) -> [UIView] {
    guard hasWrappers, let window = parent as? UIWindow, let root = RootRewrapping.root(of: window) else {
      return parent.subviews
    }
    return parent.subviews.map { root.isDescendant(of: $0) ? root : $0 }
  }

  /// Whether a view is a plain one around other views that changes no geometry: it has the size of its only subview, or of its
  /// superview. Of two views of one size the outer one is.
  private static func isTransparent(_ view: UIView) -> Bool {
    guard mayBeWrapper(view) else { return false }
    if isFilled(view) { return true }
    guard let parent = view.superview, isPlain(parent), !(mayBeWrapper(parent) && isFilled(parent)) else {
      return false
    }
    return view.layerFrame == CGRect(origin: .zero, size: parent.layerFrame.size)
  }

  private static func mayBeWrapper(_ view: UIView) -> Bool {
    guard let parent = view.superview, !(parent is UIWindow), !view.subviews.isEmpty else { return false }
    return view.next === parent && view.gestureRecognizers?.isEmpty ?? true && isPlain(view)
  }

  /// Whether the only subview has the size of the view.
  private static func isFilled(_ view: UIView) -> Bool {
    view.subviews.count == 1 && view.subviews[0].layerFrame == CGRect(origin: .zero, size: view.layerFrame.size)
  }

  private static func isPlain(_ view: UIView) -> Bool {
    guard view.assignedName == nil else { return false }
    var type: AnyClass? = Swift.type(of: view)
    while let known = type, !_typeName(known).hasPrefix("UIKit.") { type = _getSuperclass(known) }
    return type == UIView.self || type == UIStackView.self
  }
}

extension UIView {
  /// The private class of UIKit that the view stands for.
  fileprivate var assignedName: String? {
    let name = className
    return (name.hasPrefix("UI") || name.hasPrefix("_UI")) && name != String(describing: type(of: self)) ? name : nil
  }
}
