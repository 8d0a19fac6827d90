public import Foundation

/// Stands for SwiftUI's `_UIHostingView`: a view whose content is no tree of views, so that what a hit test finds there depends on
/// the system.
///
/// Source: until iOS 17 content is found as a view below; in iOS 18 the second of the two tests of a touch finds the root, Apple
/// forums 762292, HostingPassthrough #5, SwiftUIX #547; in iOS 26 there may be no views below, SwiftMessages, Flipper #273 [O].
/// That nothing but the content's rectangles matters is the model's simplification.
@preconcurrency @MainActor
open class HostingView: UIView {
  /// Where the content takes touches, in this view's space. Everywhere else the view itself is hit.
  open var interactiveRegions: [CGRect] = [] {
    didSet { placeContent() }
  }

  private final let answer = PlatformBehavior.current.hostingViewContent
  private final var content: [UIView] = []

  /// Makes a hosting view without content, for the platform that is current.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    className = "_UIHostingView"
  }

  /// Hosting views are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  private final func placeContent() {
    for view in content { view.removeFromSuperview() }
    content = []
    guard answer != .root else { return }
    for region in interactiveRegions {
      let view = UIView(frame: region)
      view.className = "_UIHostingContentView"
      content.append(view)
      addSubview(view)
    }
  }

  /// As for every view, but in a later test of one touch a view of the content may answer as the root.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard answer == .descendantThenRoot, HitTesting.pass > 1, let found, content.contains(where: { $0 === found })
    else {
      return found
    }
    HitTesting.tracer?.noteDecision(of: self, .hostingRoot, other: found)
    return self
  }
}
