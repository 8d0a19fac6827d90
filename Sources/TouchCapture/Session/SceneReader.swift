import Foundation
import UIKit

/// Reads the windows of the app: first a hash of what decides about touches, and the values only if the hash has changed.
@MainActor
struct SceneReader {
  var budget: CaptureBudget
  let includesTexts: Bool
  var names: ViewNames

  /// A hash of the structure: classes, geometry, flags. Texts, colors and the identity of views are no part of it.
  mutating func hash(_ windows: [UIWindow]) throws(CaptureBudget.Spent) -> UInt64 {
    var hash = StructureHash()
    for window in windows { try add(window, to: &hash) }
    return hash.value
  }

  private mutating func add(_ view: UIView, to hash: inout StructureHash) throws(CaptureBudget.Spent) {
    try budget.visit()
    hash.add(view)
    if CapturePrivacy.hidesContent(of: view) { return }
    let subviews = view.subviews
    hash.add(UInt64(subviews.count))
    for subview in subviews { try add(subview, to: &hash) }
  }

  /// The values of all views, and how often each identifier occurs.
  mutating func read(_ windows: [UIWindow]) throws(CaptureBudget.Spent) -> (windows: [ViewValue], counts: [String: Int])
  {
    var counts: [String: Int] = [:]
    var values: [ViewValue] = []
    for window in windows { values.append(try value(of: window, &counts)) }
    return (values, counts)
  }

  private mutating func value(
    of view: UIView, _ counts: inout [String: Int]
  ) throws(CaptureBudget.Spent) -> ViewValue {
    try budget.visit()
    var value = ViewValue(of: view)
    if value.isPrivate { return value }
    value.identifier = names.identifier(of: view)
    if let identifier = value.identifier { counts[identifier, default: 0] += 1 }
    if includesTexts { value.text = ViewTexts.text(of: view) }
    for subview in view.subviews { value.subviews.append(try self.value(of: subview, &counts)) }
    return value
  }
}
