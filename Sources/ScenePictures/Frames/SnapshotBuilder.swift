import Foundation
import HitTestTerms
import Scenes
@_spi(Instrumentation) import UIKit

/// Visits a scene's views, back to front, and creates a snapshot of each.
///
/// It runs for every view 60 times a second, so it avoids look-ups.
@MainActor
struct SnapshotBuilder {
  private let scene: SceneInstance
  private let screen: CGSize
  private let known: KnownViews
  /// Created only if a view's place has changed.
  private lazy var numbers = known.byView()
  private(set) var seen: KnownViews
  private(set) var snapshots: [ViewSnapshot] = []
  private(set) var omittedViews = 0

  init(_ scene: SceneInstance, known: KnownViews) {
    self.scene = scene
    screen = scene.engine.screen.sceneBounds.size
    self.known = known
    seen = KnownViews(after: known)
  }

  /// Visits the windows, back to front.
  mutating func visit(_ windows: [UIWindow]) {
    for (index, window) in windows.enumerated() {
      visit(
        window, in: nil, index: index, path: window.viewPath, className: window.className, isInteractive: true,
        isWithinMarked: false)
    }
  }

  private mutating func visit(
    _ view: UIView, in parent: Int?, index: Int, path: ViewPath, className: String, isInteractive: Bool,
    isWithinMarked: Bool
  ) {
    guard snapshots.count < SceneFrame.viewLimit else {
      omittedViews += Self.count(view)
      return
    }
    let id = number(of: view)
    let isInteractive = isInteractive && view.isUserInteractionEnabled
    let marks = scene.marks(of: view)
    snapshots.append(
      ViewSnapshot(
        view, id: id, parent: parent, index: index, path: path, className: className,
        isInteractive: isInteractive, isWithinMarked: isWithinMarked, screen: screen, marks: marks))
    let isWithinMarked = isWithinMarked || marks?.letsThrough ?? false
    var childIndex = 0
    if let host = view as? HostingView, host.hasRegions {
      childIndex = visitContent(of: host, in: id, path: path, isInteractive: isInteractive)
    }
    view.forEachSubview(below: path) { child, className, childPath in
      visit(
        child, in: id, index: childIndex, path: childPath, className: className, isInteractive: isInteractive,
        isWithinMarked: isWithinMarked)
      childIndex += 1
    }
  }

  /// Adds what a scene states of the content of a hosting view, and returns the number of its parts.
  private mutating func visitContent(of host: HostingView, in parent: Int, path: ViewPath, isInteractive: Bool) -> Int {
    for (index, (part, mark)) in zip(host.content, host.contentMarks).enumerated() {
      guard snapshots.count < SceneFrame.viewLimit else {
        omittedViews += 1
        continue
      }
      let key = ObjectIdentifier(mark)
      let id = seen.append(key, known.number(of: key, at: snapshots.count) ?? numbers[key])
      snapshots.append(
        ViewSnapshot(
          part, of: host, id: id, parent: parent, index: index, host: path.name,
          isInteractive: isInteractive && part.takesTouches))
    }
    return host.content.count
  }

  /// The number of views in a subtree, including its root.
  private static func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

  private mutating func number(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    return seen.append(key, known.number(of: key, at: snapshots.count) ?? numbers[key])
  }
}
