public import Foundation
import HitTestTerms

/// A model of SwiftUI's `_UIHostingView`: its content is not a view tree, so the result of a hit test depends on the
/// system version.
///
/// The content is stated, never computed. Where it is not stated, every hit test that asks the view at a point of its bounds is
/// unknown.
/// Source: until iOS 17 content is found as a descendant view; in iOS 18 the second of a touch's two hit tests finds
/// the root, Apple forums 762292, HostingPassthrough #5, SwiftUIX #547; in iOS 26 there may be no descendant views,
/// SwiftMessages, Flipper #273 [O]. That only the content's rectangles matter is a simplification of this model.
@preconcurrency @MainActor
@_spi(Instrumentation) open class HostingView: UIView {
  /// The rectangles in which the content receives touches, in this view's space. Elsewhere the view itself is hit.
  open var interactiveRegions: [CGRect] = [] {
    didSet { content = interactiveRegions.map { HostedContent(id: nil, frame: $0, takesTouches: true) } }
  }

  /// The name of the type of the hosted value without generic arguments; for a value of any type this view's identifier. `nil` for a view that a scene describes.
  public final private(set) var hostedType: String?
  /// Whether the content is known. Where it is not, hit tests are unknown.
  public final private(set) var isContentStated = true
  /// The content that is stated.
  package final private(set) var content: [HostedContent] = [] {
    didSet { placeContent() }
  }

  private final let answer = PlatformBehavior.current.hostingViewContent
  private final var isOfAnyType = false
  private final var contentViews: [UIView] = []

  open override class var layerClass: AnyClass { HostingLayer.self }

  /// Creates a hosting view without content, for the current platform.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    className = "_UIHostingView"
  }

  /// Creates the view of a hosted value with the content that the scene states for its type.
  public convenience init(frame: CGRect, hosting type: String) {
    self.init(frame: frame)
    host(type)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Shows the content of a value of another type.
  public final func host(_ type: String) {
    isOfAnyType = type == "AnyView"
    hostedType = isOfAnyType ? accessibilityIdentifier ?? type : type
    engine.hasHostedTypes = true
    let stated = engine.hostedContent[hostedType ?? type]
    isContentStated = stated != nil
    content = stated ?? []
  }

  /// The content of a view of any type is stated by the identifier of the host.
  open override var accessibilityIdentifier: String? {
    didSet { if isOfAnyType, accessibilityIdentifier != oldValue { host("AnyView") } }
  }

  private final func placeContent() {
    for view in contentViews { view.removeFromSuperview() }
    contentViews = []
    guard isContentStated else {
      // Code that asks the subviews one by one also asks for content that is not known.
      let view = UnstatedContentView(frame: bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return add(view)
    }
    guard answer != .root else { return }
    for region in content where region.takesTouches {
      let view = UIView(frame: region.frame)
      view.className = "_UIHostingContentView"
      add(view)
    }
  }

  private final func add(_ view: UIView) {
    contentViews.append(view)
    addSubview(view)
  }

  /// The content that takes touches at a point of this view's space, the front-most first.
  package final func content(at point: CGPoint) -> HostedContent? {
    content.last { $0.takesTouches && $0.frame.hasInside(point) }
  }

  /// Whether a view stands for content.
  final func isContent(_ view: UIView?) -> Bool { contentViews.contains { $0 === view } }

  // MARK: Hit testing

  /// UIView's result; in a later hit test of the same touch, the content may be found as the root.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hasAddedHitTest ? runAddedHitTest(point, with: event) : hitTestOfClass(point, with: event)
  }

  override final func hitTestOfClass(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = hitTestOfView(point, with: event)
    if !isContentStated, found != nil { noteUncertainty(unstatedContent) }
    guard answer == .descendantThenRoot, HitTesting.pass > 1, let found, isContent(found)
    else {
      return found
    }
    HitTesting.tracer?.noteDecision(of: self, .hostingRoot, other: found)
    return self
  }

  /// Reports that the hit test of the running touch rests on what is not known.
  final func noteUncertainty(_ reason: String) {
    _ = HitTesting.endsAreaHitTest(at: self)
    if engine.hostUncertainty == nil { engine.hostUncertainty = reason }
  }

  final var unstatedContent: String {
    "the SwiftUI content of \(hostedType ?? className) is not stated, and which touches it takes is not known; state it with the key "
      + "'hosting' of the scene"
  }

  /// Whether the view is the root view of a window's root controller.
  final var isRootOfWindow: Bool {
    guard let window = superview as? UIWindow ?? window, let controller = window.rootViewController else {
      return false
    }
    return controller.viewIfLoaded === self
  }

  /// What the layer's hit test finds at a point of this view's space that lies in its bounds.
  ///
  /// Source: WindowKit #11, SwiftUIX #547, HostingPassthrough #8: a layer of drawn content has no name, the host's own has one,
  /// iOS 26 [O]. A host inside of another view is disputed.
  final func layerAnswer(at point: CGPoint) -> HostingLayer.Answer {
    guard isContentStated else { return .unknown(unstatedContent) }
    guard answer == .root else {
      return .unknown(
        "which layer 'layer.hitTest(_:)' finds in the SwiftUI content of \(hostedType ?? className) before iOS 26")
    }
    guard isRootOfWindow else {
      return .unknown(
        "which layer 'layer.hitTest(_:)' finds in the SwiftUI content of \(hostedType ?? className), whose view is inside another one"
      )
    }
    return content(at: point) == nil ? .host : .content
  }

  // MARK: Sizes

  /// The size of SwiftUI content is not modelled: the outcomes after a call are unknown.
  open override var intrinsicContentSize: CGSize {
    noteUnknownSize()
    return super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    noteUnknownSize()
    return super.sizeThatFits(size)
  }

  /// Reports that code or constraints use the size of the content.
  public final func noteUnknownSize() {
    guard let hostedType else { return }
    Unmodelled.note("the size of the SwiftUI content of \(hostedType) is used, which is not modelled")
  }
}
