public import UIKit

/// A view of a generated subclass: a strategy can change the result of the class's own `hitTest(_:with:)`.
@MainActor
public protocol _HitTestRewriting: UIView {
  /// Gets the result of the class's own method and returns the final one.
  var _hitTestRewrite: (@MainActor (_ found: UIView?, _ point: CGPoint, _ event: UIEvent?) -> UIView?)? { get set }
}
