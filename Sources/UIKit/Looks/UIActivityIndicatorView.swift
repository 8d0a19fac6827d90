public import Foundation

/// A turning wheel. It has no effect on touches, except as a view.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    // One that hides when it is stopped is seen or hidden.
    kind == .isAnimating && !hidesWhenStopped ? .flag(isAnimating) : super.effectValue(of: kind)
  }

  /// The size of the control itself.
  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  /// The size of the wheel.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  open var style = Style.medium
  open var color: UIColor!
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false { willSet { engine.effects.lookWillChange(self, .isAnimating) } }

  public init(style: Style) {
    self.style = style
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Decoding is not supported: the view is empty.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

/// A bar that shows progress. It has no effect on touches, except as a view.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .value: .number(EffectKind.rounded(Double(progress)))
    default: super.effectValue(of: kind)
    }
  }

  /// The height of the control itself; its width is open.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

  /// The appearance of the bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  open var progressViewStyle = Style.default
  open var progress: Float = 0 { willSet { engine.effects.willChange(self, .value) } }
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress?
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

extension UIActivityIndicatorView {
  /// 20 × 20 points, a large one 37 × 37. Source: frames in published hierarchies [O].
  final var ownSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
}

extension UIProgressView {
  /// 4 points high in iOS 26. Source: Vercantez, openuikit, iOS 26.1 [O]. Before: 2 to 6 points.
  final var ownHeight: CGFloat {
    engine.systemVersion >= 26 ? 4 : UnknownLength.controlSizes.reading.value(in: 2...6, stated: 4)
  }
}
