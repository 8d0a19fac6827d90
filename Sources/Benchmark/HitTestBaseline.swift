import CBaseline
import Foundation
import UIKit

/// A copy of a tree of views for the C walk.
@MainActor
final class HitTestBaseline {
  private let root: UnsafeMutablePointer<cbaseline_node>
  private let callsOverrides: Bool

  /// - Parameter callsOverrides: Whether overriding views are visited through a function pointer.
  init(of root: UIView, callsOverrides: Bool) {
    self.root = Self.copy(root)
    self.callsOverrides = callsOverrides
  }

  isolated deinit { cbaseline_node_destroy(root) }

  @inline(__always)
  func hasHit(at point: CGPoint) -> Bool {
    callsOverrides
      ? cbaseline_hit_test_calling(root, point.x, point.y) != nil : cbaseline_hit_test(root, point.x, point.y) != nil
  }

  private static func copy(_ view: UIView) -> UnsafeMutablePointer<cbaseline_node> {
    let node = cbaseline_node_create(0)!
    let bounds = view.bounds
    node.pointee.bounds_x = bounds.minX
    node.pointee.bounds_y = bounds.minY
    node.pointee.bounds_width = bounds.width
    node.pointee.bounds_height = bounds.height
    node.pointee.offset_x = view.untransformedFrame.minX - bounds.minX
    node.pointee.offset_y = view.untransformedFrame.minY - bounds.minY
    node.pointee.alpha = Float(view.alpha)
    node.pointee.is_hidden = view.isHidden
    node.pointee.is_user_interaction_enabled = view.isUserInteractionEnabled
    node.pointee.is_overriding = view is HitTestTree.OverridingCell || view is HitTestTree.OverridingSibling
    if !view.transform.isIdentity {
      // Superview to view: back to the anchor, the inverse, then to the bounds.
      let down = CGAffineTransform(translationX: -view.center.x, y: -view.center.y)
        .concatenating(view.transform.inverted())
        .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
      node.pointee.has_transform = true
      node.pointee.a = down.a
      node.pointee.b = down.b
      node.pointee.c = down.c
      node.pointee.d = down.d
      node.pointee.tx = down.tx
      node.pointee.ty = down.ty
    }
    for child in view.subviews { cbaseline_node_append(node, copy(child)) }
    return node
  }
}
