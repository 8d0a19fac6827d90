public import Foundation
public import UIKit

/// A container that moves the last of its view controllers, the overlay, up and down over the others.
///
/// The container's own views let touches through: a touch outside the overlay hits the controllers below it or,
/// without any, the views behind the container.
/// Source: OverlayContainer at df49c8f and, as version 1.0.0, at 74003c4 [S].
open class OverlayContainerViewController: UIViewController {
  /// How the height of the overlay's view follows the translation.
  public typealias OverlayStyle = OverlayContainer.OverlayStyle

  /// How the height of the overlay's view follows the translation.
  public let style: OverlayStyle
  /// The release whose behaviour the container has.
  public let version: OverlayContainerVersion
  let release: OverlayContainerRelease

  /// Makes each of the container's five views. The default returns a ``PassThroughView``. Set it before the view is
  /// loaded.
  public var makePassThroughView: @MainActor () -> UIView = { PassThroughView() }

  /// The container's five views. Loaded with ``view``.
  public internal(set) lazy var containerViews = OverlayContainerViews(
    hasGround: release.hasGround, makePassThroughView)
  private(set) lazy var configuration = OverlayContainerConfiguration(self)
  private(set) lazy var translation = release.makeTranslation(configuration)
  private lazy var pan = OverlayTranslationGestureRecognizer()
  private var drivers: [any OverlayTranslationDriver] = []

  // State of the pending layout; see OverlayContainerViewController+Layout.swift.
  var needsTranslation = true
  var laidOutHeight: CGFloat = 0
  var placement: OverlayPlacement

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - style: The height of the overlay's view. `nil`: expandable, in 1.0.0 flexible.
  ///   - version: The release whose behaviour to use; 1.0.0 has no ``OverlayStyle/expandableHeight``.
  public init(style: OverlayStyle? = nil, version: OverlayContainerVersion = .v3_5_3) {
    let release = OverlayContainerRelease(version)
    self.style = style ?? release.defaultStyle
    precondition(release.styles.contains(self.style), "1.0.0 has no style with an expandable height")
    self.version = version
    self.release = release
    placement = OverlayPlacement(style: self.style)
    super.init(nibName: nil, bundle: nil)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: View controllers

  /// Provides the notches and receives translation callbacks. The original holds its delegate weakly.
  open var delegate: (any OverlayContainerViewControllerDelegate)? {
    get { configuration.delegate }
    set {
      configuration.delegate = newValue
      configuration.invalidateNotchHeights()
      if !release.defersMoves { loadViewIfNeeded() }
      setNeedsTranslation()
    }
  }

  /// The controllers, back to front; the last one is the overlay.
  ///
  /// Setting an empty list leaves the ground view's `isHidden` unchanged. This is a bug of the original.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      guard isViewLoaded else { return }
      for controller in oldValue { unembed(controller) }
      loadOverlay()
    }
  }

  /// The overlay: the last of ``viewControllers``.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The scroll view whose drag moves the overlay. When it is `nil`, the delegate provides one.
  open weak var drivingScrollView: UIScrollView? {
    didSet {
      if drivingScrollView !== oldValue, isViewLoaded { loadDrivers() }
    }
  }

  /// The height in which the overlay moves, in points. Valid after the first layout.
  open var availableSpace: CGFloat { view.frame.height }

  /// The height of the overlay, in points. During an animation, the final height.
  public var translationHeight: CGFloat { translation.translationHeight }

  /// The notch of the last movement.
  public var currentNotchIndex: Int { translation.lastNotch }

  // MARK: Movements

  /// Moves the overlay to a notch at the next layout; in 1.0.0 at once.
  ///
  /// Of several movements before one layout the last one counts; the completions of all of them run.
  ///
  /// - Parameter completion: Runs when the overlay has arrived, or when another movement replaces this one. Release
  ///   1.0.0 has no completion; as that version the container runs it at once.
  open func moveOverlay(toNotchAt index: Int, animated: Bool, completion: (() -> Void)? = nil) {
    loadViewIfNeeded()
    if !release.defersMoves { view.layoutIfNeeded() }
    translation.move(toNotchAt: index, isAnimated: animated, completion: completion)
  }

  /// Requests the notch heights again at the next layout and applies the target notch policy.
  open func invalidateNotchHeights() {
    guard isViewLoaded else { return }
    configuration.invalidateNotchHeights()
    translation.schedule(.policy, isAnimated: true)
    setNeedsTranslation()
  }

  /// Whether a touch that began at a point may drag the overlay when the delegate does not implement its method: inside
  /// the overlay's view; in 1.0.0 anywhere.
  public func isDraggable(
    _ overlayViewController: UIViewController, at point: CGPoint, in coordinateSpace: any UICoordinateSpace
  ) -> Bool {
    guard !release.startsAnywhere, let view = overlayViewController.view else { return true }
    return view.bounds.contains(coordinateSpace.convert(point, to: view as any UICoordinateSpace))
  }

  // MARK: The view

  /// Creates the container's own views.
  open override func loadView() {
    view = containerViews.root
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    translation.delegate = self
    translation.schedule(.notch(0), isAnimated: false)
    loadOverlay()
  }

  /// Adds the pan gesture recognizer.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(pan)
  }

  /// Performs the pending translation.
  open override func viewWillLayoutSubviews() {
    defer { super.viewWillLayoutSubviews() }
    performLayout()
  }

  /// Sets the frames of the container's views.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeViews()
  }

  private func loadOverlay() {
    guard let overlay = viewControllers.last else { return }
    let others = viewControllers.dropLast()
    containerViews.ground?.isHidden = others.isEmpty
    if containerViews.ground == nil { for controller in others { embed(controller, in: containerViews.content) } }
    embed(overlay, in: containerViews.content)
    if let ground = containerViews.ground { for controller in others { embed(controller, in: ground) } }
    loadDrivers()
  }

  private func loadDrivers() {
    guard let overlay = topViewController else { return }
    for driver in drivers { driver.clean() }
    drivers = [PanGestureOverlayTranslationDriver(translation: translation, recognizer: pan, release: release)]
    let scrollView = drivingScrollView ?? configuration.scrollView(driving: overlay)
    pan.drivingScrollView = scrollView
    guard let scrollView else { return }
    drivers.append(
      ScrollViewOverlayTranslationDriver(translation: translation, scrollView: scrollView, release: release))
  }

  private func embed(_ controller: UIViewController, in place: UIView) {
    addChild(controller)
    controller.view.frame = place.bounds
    place.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  private func unembed(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}
