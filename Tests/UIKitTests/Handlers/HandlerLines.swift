import Foundation
import TestSupport

@testable import UIKit

/// Writes the notifications of an app with the handlers that they run: `touchUpInside(Till.pay)`, `tap ended()`, `call timer(Till.pay)`. An
/// unknown list is `?`.
@MainActor
final class HandlerLines: EventObserver {
  private var text = ""
  /// Whether the text of each open notification is empty yet.
  private var isEmpty: [Bool] = []

  init() { UIApplication.shared.observer = self }

  /// The notifications since the last call that ran code, or all.
  func take(all: Bool = false) -> String {
    defer { text = "" }
    let lines = text.split(separator: "\n").map(String.init)
    return lines.filter { all || !$0.hasSuffix("()") }.joined(separator: "; ")
  }

  private func add(_ item: String) {
    if let last = isEmpty.indices.last {
      text += isEmpty[last] ? item : " \(item)"
      isEmpty[last] = false
    } else {
      text += item
    }
  }

  func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {
    add(controlEvent.name ?? "?")
  }
  func didChangeState(of recognizer: UIGestureRecognizer) {
    add("\(recognizer.state)")
  }
  func didSelectRow(at indexPath: IndexPath, in tableView: UITableView) { add("row \(indexPath.row)") }
  func didSelectItem(at indexPath: IndexPath, in collectionView: UICollectionView) { add("item \(indexPath.item)") }
  func beginCall(_ name: String, of source: AnyObject?) {
    add("call \(name)")
    beginHandlers()
  }
  func beginHandlers() {
    text += "("
    isEmpty.append(true)
  }
  func willRun(_ handler: String, isGiven: Bool) { add(handler) }
  func endHandlers(areKnown: Bool) {
    isEmpty.removeLast()
    text += areKnown ? ")" : "?)"
    if isEmpty.isEmpty { text += "\n" }
  }
}

/// A target whose methods selectors of texts call.
final class Till: NSObject {
  var pays: () -> Void = {}

  /// A selector that calls ``pays`` under a name.
  static func selector(_ name: String) -> Selector {
    Selector(name) { target, _ in (target as? Till)?.pays() }
  }
}
