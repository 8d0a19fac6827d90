public import Foundation

/// An effect on what is behind a view. It has no effect on touches.
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
  }

  public convenience init(style: Style) { self.init() }
}

/// A view that shows an effect. Its content is in ``contentView``, which fills it.
///
/// Its private views are left out. They are behind the content view and take no touches [I].
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
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
