public import UIKit

/// A swizzle that keeps a flag for each view.
@MainActor
public protocol MarkedViewSwizzle: AnyObject {
  /// Sets a view's flag.
  func flag(_ view: UIView)
}
