import Foundation
import Scenes
import UIKit

/// Visits a scene's views, back to front, and creates a snapshot of each.
///
/// It runs for every view 60 times a second, so it avoids look-ups.
@MainActor
struct SnapshotBuilder {
  private let scene: SceneInstance
  private let known: KnownViews
  /// Created only if a view's place has changed.
  private lazy var numbers = known.byView()
  private(set) var seen: KnownViews
  private(set) var looks: [ViewSnapshot] = []
  private(set) var omittedViews = 0

  init(_ scene: SceneInstance, known: KnownViews) {
    self.scene = scene
    self.known = known
    seen = KnownViews(after: known)
  }

  /// Visits the windows, back to front.
  mutating func visit(_ windows: [UIWindow]) {
    for (index, window) in windows.enumerated() {
      visit(
        window, in: nil, index: index, name: window.nameInResults, className: window.className, isInteractive: true)
    }
  }

  private mutating func visit(
    _ view: UIView, in parent: Int?, index: Int, name: String, className: String, isInteractive: Bool
  ) {
    guard looks.count < SceneFrame.viewLimit else {
      omittedViews += Self.count(view)
      return
    }
    let id = number(of: view)
    let isInteractive = isInteractive && view.isUserInteractionEnabled
    looks.append(
      ViewSnapshot(
        view, id: id, parent: parent, index: index, name: name, className: className, isInteractive: isInteractive,
        marks: scene.marks(of: view)))
    let subviews = view.subviews
    guard !subviews.isEmpty else { return }
    // Names are determined on the way down: computing each view's name separately is quadratic in the number of
    // siblings.
    let isAnyUnnamed = subviews.contains { !$0.hasGivenNameInResults }
    var counts: [String: Int] = [:]
    for (place, child) in subviews.enumerated() {
      let className = child.className
      var childName = child.hasGivenNameInResults ? child.nameInResults : ""
      if isAnyUnnamed {
        let twin = counts[className, default: 0]
        counts[className] = twin + 1
        if childName.isEmpty { childName = "\(name)/\(className)[\(twin)]" }
      }
      visit(child, in: id, index: place, name: childName, className: className, isInteractive: isInteractive)
    }
  }

  /// The number of views in a subtree, including its root.
  private static func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

  private mutating func number(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    return seen.append(key, known.number(of: key, at: looks.count) ?? numbers[key])
  }
}
