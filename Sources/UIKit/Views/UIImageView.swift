public import Foundation

/// A view that shows an image. User interaction is disabled by default. Source: Apple's page of UIImageView [D].
@preconcurrency @MainActor
open class UIImageView: UIView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .image: shownImage?.effectName.map { .text($0) }
    case .isAnimating: animationImages == nil ? nil : .flag(isAnimating)
    default: super.effectValue(of: kind)
    }
  }

  open var image: UIImage? {
    willSet { engine.effects.willChange(self, .image) }
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What a symbol gets where its image does not state it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }
  private var shownSize: CGSize? { image?.preferring(preferredSymbolConfiguration).size }

  // The following have no effect on touches.
  open var highlightedImage: UIImage? { willSet { engine.effects.lookWillChange(self, .image) } }
  open var isHighlighted = false { willSet { engine.effects.lookWillChange(self, .image) } }
  /// The image for the state. Sessions of older vocabularies have only the one of the normal state.
  private final var shownImage: UIImage? {
    isHighlighted && engine.effects.extent >= .looks ? highlightedImage ?? image : image
  }
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false { willSet { engine.effects.lookWillChange(self, .isAnimating) } }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  /// Whether the view has the size of its image, which has not been read yet.
  private var hasSizeOfImage = false

  /// Creates a view that shows an image. It has the image's size. The size is taken when code reads it or when the view can take
  /// touches: until then nothing depends on it.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    hasSizeOfImage = image != nil
  }

  /// Creates a view that shows an image, or another one while it is highlighted. It has the size of the first.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  open override var frame: CGRect {
    get {
      noteSize()
      return super.frame
    }
    set {
      hasSizeOfImage = false
      super.frame = newValue
    }
  }

  open override var bounds: CGRect {
    get {
      noteSize()
      return super.bounds
    }
    set {
      hasSizeOfImage = false
      super.bounds = newValue
    }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { noteSizeOfTarget() }
  }

  override func didEnterWindow() { noteSizeOfTarget() }

  /// Reports the size of a view that touches can hit.
  private func noteSizeOfTarget() {
    if isUserInteractionEnabled, enclosingWindow != nil { noteSize() }
  }

  private func noteSize() {
    guard hasSizeOfImage else { return }
    hasSizeOfImage = false
    // Constraints decide the frame of a view that they place.
    guard translatesAutoresizingMaskIntoConstraints, super.bounds.size == .zero, let image else { return }
    super.frame = CGRect(origin: super.frame.origin, size: image.preferring(preferredSymbolConfiguration).size)
  }

  open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? super.sizeThatFits(size) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }
}
