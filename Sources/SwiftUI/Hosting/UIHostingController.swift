@_spi(Instrumentation) public import UIKit

/// A controller whose view shows a value of SwiftUI. The scene states what the value draws.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The hosted value.
  open var rootView: Content {
    didSet { host?.host(HostedType.name(of: rootView)) }
  }

  /// Which sizes follow the content. Outcomes after a use of the preferred size are unknown if it does.
  public final var sizingOptions: UIHostingControllerSizingOptions = []

  open override var preferredContentSize: CGSize {
    get {
      if sizingOptions.contains(.preferredContentSize) { host?.noteUnknownSize() }
      return super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  /// In which safe areas the content stays. The places of the content are stated.
  public final var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Decoding is not supported.
  public required init?(coder: NSCoder) {
    fatalError("a UIHostingController of a nib must override init(coder:) with init(coder:rootView:)")
  }

  private var host: HostingView? { viewIfLoaded as? HostingView }

  open override func loadView() {
    let host = HostingView(frame: UIScreen.main.bounds, hosting: HostedType.name(of: rootView))
    host.hostedValue = { [weak self] in self.map { StoredProperties(of: $0.rootView) } }
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = host
  }

  /// The size of the content is not modelled: outcomes after a call are unknown.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    host?.noteUnknownSize()
    return size
  }
}
