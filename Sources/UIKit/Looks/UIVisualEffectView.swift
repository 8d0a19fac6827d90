public import Foundation

/// What an effect view shows. It has no effect on touches.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  public override init() {}
}

/// A blur. It has no effect on touches.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The appearance of a blur.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  public convenience init(style: Style) { self.init() }
}

/// The vibrancy of content above a blur. It has no effect on touches.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// The content that is vibrant.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// The glass of iOS 26. It has no effect on touches.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The appearance of glass.
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  public convenience init(style: Style) { self.init() }
}

/// A view with a blur or vibrancy behind its ``contentView``, which fills it.
///
/// UIKit's private subviews, such as the backdrop, take no touches [I]; there are none here.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// The view to add subviews to.
  public final let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) { return nil }
}
