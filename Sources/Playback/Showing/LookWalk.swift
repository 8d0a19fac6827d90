import Foundation
import Scenes
import UIKit

/// Walks a scene's views, back to front, and notes what each looks like.
@MainActor
struct LookWalk {
  private let scene: SceneInstance
  private let known: [ObjectIdentifier: Int]
  private(set) var seen: [ObjectIdentifier: Int] = [:]
  private(set) var lastNumber: Int
  private(set) var looks: [ViewLook] = []
  private(set) var numbersByName: [String: Int] = [:]
  private(set) var omittedViews = 0

  init(_ scene: SceneInstance, numbers: [ObjectIdentifier: Int], lastNumber: Int) {
    self.scene = scene
    known = numbers
    self.lastNumber = lastNumber
    looks.reserveCapacity(numbers.count)
    seen.reserveCapacity(numbers.count)
  }

  /// Visits the windows, those at the back first.
  mutating func visit(_ windows: [UIWindow]) {
    for (index, window) in windows.enumerated() {
      visit(window, in: nil, index: index, name: window.nameInResults, isInteractive: true)
    }
  }

  private mutating func visit(
    _ view: UIView, in parent: Int?, index: Int, name: String, isInteractive: Bool
  ) {
    guard looks.count < SceneFrame.viewLimit else {
      omittedViews += 1 + view.subviews.count
      return
    }
    let id = number(of: view)
    let isInteractive = isInteractive && view.isUserInteractionEnabled
    looks.append(
      ViewLook(
        view, id: id, parent: parent, index: index, name: name, isInteractive: isInteractive,
        description: scene.description(of: view)))
    numbersByName[name] = id
    // Names are found on the way down: asking each view anew costs the square of the number of its siblings.
    var counts: [String: Int] = [:]
    for (place, child) in view.subviews.enumerated() {
      let className = child.className
      let twin = counts[className, default: 0]
      counts[className] = twin + 1
      visit(
        child, in: id, index: place,
        name: child.hasGivenNameInResults ? child.nameInResults : "\(name)/\(className)[\(twin)]",
        isInteractive: isInteractive)
    }
  }

  private mutating func number(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    if let number = known[key] {
      seen[key] = number
      return number
    }
    lastNumber += 1
    seen[key] = lastNumber
    return lastNumber
  }
}
