public import Foundation

/// A behaviour that a view has beside its own, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// An interaction of UIKit, whose gestures are not modelled.
@preconcurrency @MainActor
open class _UISystemInteraction: NSObject, UIInteraction, UnmodelledInteraction {
  open private(set) weak var view: UIView?
  public override nonisolated init() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// What the outcome of a touch depends on; `nil` for an interaction that no finger uses.
  var gestures: String? { "the gestures of its interaction" }
}

/// An interaction with gestures that are not modelled.
@MainActor
protocol UnmodelledInteraction: AnyObject {
  var gestures: String? { get }
}

extension UIView {
  /// What a touch on the view may do that is not modelled; `nil` if there is nothing.
  package final var unmodelledTouch: String? {
    if classParts.contains(.unmodelledTouches), let reason = (self as? any UnmodelledTouches)?.unmodelledTouches {
      return reason
    }
    for interaction in storedLooks?.interactions ?? [] {
      if let reason = (interaction as? any UnmodelledInteraction)?.gestures { return reason }
    }
    return nil
  }

  /// The parts of the view that are views of UIKit and are not modelled, so that a hit test of the view is not known; `nil` if
  /// there are none.
  package final var unmodelledSubviews: String? {
    classParts.contains(.unmodelledSubviews) ? (self as? any UnmodelledSubviews)?.unmodelledTouches : nil
  }
}

/// A view with behaviour of its own for touches that is not modelled.
@MainActor
protocol UnmodelledTouches: UIView {
  /// What is not modelled, for a sentence; `nil` if a touch has no part in it now.
  var unmodelledTouches: String? { get }
}

/// A view whose parts that are not modelled are views, which a hit test would find.
@MainActor
protocol UnmodelledSubviews: UnmodelledTouches {}

/// Shows a menu after a long press. A tap has no part in it; a press is not modelled.
@preconcurrency @MainActor
open class UIContextMenuInteraction: _UISystemInteraction {
  /// How a menu looks.
  public enum Appearance: Int, Sendable { case unknown, rich, compact }
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open var menuAppearance: Appearance { .unknown }
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open override func didMove(to view: UIView?) {
    super.didMove(to: view)
    if view != nil { UncalledRequirements.hasContextMenus = true }
  }
  override var gestures: String? { nil }
}

/// Provides the menus of an interaction, which is not called.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// The animations around a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
/// The animations when a preview is opened.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

/// Makes the controller whose view a menu shows above itself. It is not called: menus are not modelled.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu of the actions that the system suggests. It is not called: menus are not modelled.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu and the preview of an interaction.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public final let identifier: any NSCopying
  open var preferredMenuElementOrder = UIContextMenuConfigurationElementOrder.automatic
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { self.identifier = identifier ?? NSUUID() }
}
/// The order of a menu's elements.
public enum UIContextMenuConfigurationElementOrder: Int, Sendable { case automatic, priority, fixed }

/// What a preview looks like.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .clear
  public override nonisolated init() {}
}
/// The view of a preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public final let view: UIView
  public final let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}
