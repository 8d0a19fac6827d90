public import Foundation

/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What decides the rectangle of a guide.
  enum Source {
    /// The constraints of the guide.
    case constraints
    case safeArea, margins, readableContent, keyboard
    /// The content and the frame of a scroll view.
    case content, frame
  }

  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  final var source = Source.constraints

  public override nonisolated init() {}

  /// The rectangle in the owning view's coordinates, after the layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch source {
    case .constraints: return owningView.constraintSystem?.solvedRectangle(of: self) ?? .zero
    case .content: return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    default: return owningView.bounds.inset(by: insets(in: owningView))
    }
  }

  open var hasAmbiguousLayout: Bool { owningView?.constraintSystem?.isAmbiguous(self) ?? false }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintSystem?.constraints(of: self, axis) ?? []
  }

  /// The distances of a system guide from its view's edges.
  final func insets(in view: UIView) -> UIEdgeInsets {
    switch source {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readableContent:
      var margins = view.layoutMargins
      let excess = max(view.storedBounds.width - margins.left - margins.right - Self.readableWidth, 0)
      margins.left += excess / 2
      margins.right += excess / 2
      return margins
    case .keyboard:
      return view.keyboardInsets(usesBottomSafeArea: (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true)
    case .frame, .content, .constraints: return .zero
    }
  }

  /// The greatest width of readable text at the default size of text. Source: useyourloaf.com, Readable Content Guides [O].
  private static let readableWidth: CGFloat = 672
}

/// A guide that follows the keyboard.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The guide of the keyboard. While the keyboard is hidden it is empty at the bottom of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true { didSet { owningView?.noteGeometry() } }
  open var keyboardDismissPadding: CGFloat = 0
}

extension UILayoutGuide {
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
