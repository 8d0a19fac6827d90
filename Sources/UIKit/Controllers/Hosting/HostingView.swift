public import Foundation
import HitTestTerms

/// A model of SwiftUI's `_UIHostingView`: its content is not a view tree, so the result of a hit test depends on the
/// system version.
///
/// The content is stated, never computed. Where it is not stated, every hit test that asks the view at a point of its bounds is
/// unknown.
/// Source: until iOS 17 content is found as a descendant view; in iOS 18 the second of a touch's two hit tests finds
/// the root, Apple forums 762292, HostingPassthrough #5, SwiftUIX #547; in iOS 26 there may be no descendant views,
/// SwiftMessages, Flipper #273; platform controls are views [O]. That only the content's rectangles matter is a simplification of this
/// model.
@preconcurrency @MainActor
@_spi(Instrumentation) open class HostingView: UIView {
  /// The rectangles in which the content receives touches, in this view's space. Elsewhere the view itself is hit.
  open var interactiveRegions: [CGRect] = [] {
    didSet { content = interactiveRegions.map { HostedContent(id: nil, frame: $0, takesTouches: true) } }
  }

  /// The name of the type of the hosted value without generic arguments; for a value of any type this view's identifier. `nil` for a view that a scene describes.
  public final private(set) var hostedType: String?
  /// The hosted value; `nil` if code hosts none.
  public final var hostedValue: (@MainActor () -> (any HostedValue)?)?
  /// Why the content is not known. `nil` if it is.
  package final private(set) var contentGap: String?
  /// Whether the content is known. Where it is not, hit tests are unknown.
  public final var isContentStated: Bool { contentGap == nil }
  /// The content that is stated.
  package final private(set) var content: [HostedContent] = [] {
    didSet { placeContent() }
  }
  /// Whether outcomes on the content have regions: a scene states them.
  package final private(set) var hasRegions = false

  /// How often a value was hosted.
  private(set) final var hostings = 0

  private final let answer = PlatformBehavior.current.hostingViewContent
  private final var isOfAnyType = false
  private final var contentViews: [UIView] = []
  /// One object for each part of the content, by which drawings know the part.
  package final private(set) var contentMarks: [AnyObject] = []
  /// The tap of a button that may be going on.
  final var tap: HostedTap?

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

  // MARK: Content

  /// Shows the content of a value of another type.
  public final func host(_ type: String) {
    isOfAnyType = type == "AnyView"
    hostedType = isOfAnyType ? accessibilityIdentifier ?? type : type
    engine.hasHostedTypes = true
    hasRegions = true
    hostings += 1
    let stated = engine.hostedContent[hostedType ?? type]
    contentGap = stated == nil ? unstatedContent : nil
    content = stated ?? []
  }

  /// Shows the content that a scene states for this view.
  package final func show(_ stated: [HostedContent]) {
    engine.hasHostedTypes = true
    (hasRegions, contentGap) = (true, nil)
    content = stated
  }

  /// From now on the content is not known, because the closure of a button can have changed it.
  final func forgetContent(because reason: String) {
    contentGap = reason
    content = []
  }

  /// The content of a view of any type is stated by the identifier of the host.
  open override var accessibilityIdentifier: String? {
    didSet { if isOfAnyType, accessibilityIdentifier != oldValue { host("AnyView") } }
  }

  /// The name in messages.
  final var nameOfContent: String { hostedType ?? nameInResults }

  private final var unstatedContent: String {
    "the SwiftUI content of \(nameOfContent) is not stated, and which touches it takes is not known; state it with the key "
      + "'hosting' of the scene"
  }

  private final func placeContent() {
    for view in contentViews { view.removeFromSuperview() }
    contentViews = []
    contentMarks = content.map { _ in NSObject() }
    guard isContentStated else {
      // Code that asks the subviews one by one also asks for content that is not known.
      let view = UnstatedContentView(frame: bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return add(view)
    }
    for part in content where part.takesTouches {
      let frame = part.place.frame(in: bounds)
      if let control = part.control {
        add(control.make(frame))
      } else if answer != .root {
        let view = UIView(frame: frame)
        view.className = "_UIHostingContentView"
        add(view)
      }
    }
  }

  /// Adds a view of the content behind the views that code has added.
  private final func add(_ view: UIView) {
    insertSubview(view, at: contentViews.count)
    contentViews.append(view)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Parts can be placed by the edges of the bounds.
    let places = content.filter { $0.takesTouches && ($0.control != nil || answer != .root) }
    for (view, part) in zip(contentViews, places) { view.frame = part.place.frame(in: bounds) }
  }

  /// The content that takes touches at a point of this view's space, the front-most first.
  package final func content(at point: CGPoint) -> HostedContent? {
    content.last { $0.takesTouches && $0.place.frame(in: bounds).hasInside(point) }
  }

  /// Whether a view stands for content.
  final func isContent(_ view: UIView?) -> Bool { contentViews.contains { $0 === view } }

  /// Whether a view is this one or stands for its content, so that a touch on it is one on the content.
  package final func receives(touchesOf view: UIView) -> Bool {
    view === self || contentViews.contains { view.isDescendant(of: $0) }
  }

  // MARK: Hit testing

  /// UIView's result; in a later hit test of the same touch, the content may be found as the root.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hasAddedHitTest ? runAddedHitTest(point, with: event) : hitTestOfClass(point, with: event)
  }

  override final func hitTestOfClass(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = hitTestOfView(point, with: event)
    guard let found else { return nil }
    if let contentGap { noteUncertainty(contentGap) }
    if answer == .root, found === self, content(at: point) != nil {
      HitTesting.tracer?.noteDecision(of: self, .hostingContent, other: nil)
    }
    guard answer == .descendantThenRoot, HitTesting.pass > 1, found !== self, receives(touchesOf: found) else {
      return found
    }
    guard isContent(found) else {
      noteUncertainty("which view the second hit test of iOS 18 finds in a platform control of \(nameOfContent)")
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
    if let contentGap { return .unknown(contentGap) }
    guard answer == .root else {
      return .unknown(
        "which layer 'layer.hitTest(_:)' finds in the SwiftUI content of \(nameOfContent) before iOS 26")
    }
    guard isRootOfWindow else {
      return .unknown(
        "which layer 'layer.hitTest(_:)' finds in the SwiftUI content of \(nameOfContent), whose view is inside another one"
      )
    }
    guard let part = content(at: point) else { return .host }
    guard part.control == nil else {
      return .unknown("which layer 'layer.hitTest(_:)' finds in a platform control of \(nameOfContent)")
    }
    return .content
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    checkTap()
    for touch in touches { tap = HostedTap(touch, in: self) }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where touch === tap?.touch { checkTap() }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    for touch in touches where touch === tap?.touch { endTap() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where touch === tap?.touch { tap = nil }
    super.touchesCancelled(touches, with: event)
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
