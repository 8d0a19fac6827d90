public import Foundation

/// The look of a pointer on a view. Fingers do not use it.
@preconcurrency @MainActor
open class UIPointerInteraction: _UISystemInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }
  open func invalidate() {}
  override var gestures: String? { nil }
}
/// Provides the pointer of an interaction, which is not called.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// Drags the content of a view. The drag is not modelled.
@preconcurrency @MainActor
open class UIDragInteraction: _UISystemInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
  override var gestures: String? { isEnabled ? "the drag of its content" : nil }
}
/// Provides the items of a drag, which is not called.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {}

/// Takes what is dropped on a view. Nothing is dragged.
@preconcurrency @MainActor
open class UIDropInteraction: _UISystemInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
  override var gestures: String? { nil }
}
/// Takes the items of a drop, which is not called.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public final let itemProvider: NSItemProvider
  open var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Shows a view's large content after a long press of people who use large text. The setting is off.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: _UISystemInteraction {
  open class var isEnabled: Bool { false }
  override var gestures: String? { nil }
}

/// Menus of text. Its gestures are not modelled.
@preconcurrency @MainActor
open class UIEditMenuInteraction: _UISystemInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    Unmodelled.note("an edit menu was presented, and these are not modelled")
  }
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
  override var gestures: String? { nil }
}
/// Provides the menu of text, which is not called.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}
/// The place of a menu of text.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public final let sourcePoint: CGPoint
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}

/// What a tap on a pencil's body does, as people chose it in the settings.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
    runSystemShortcut
}
/// Receives taps on a pencil's body, which no session has.
@preconcurrency @MainActor
open class UIPencilInteraction: _UISystemInteraction {
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  open class var prefersPencilOnlyDrawing: Bool { false }
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  public override init() { super.init() }
  public convenience init(delegate: (any UIPencilInteractionDelegate)?) {
    self.init()
    self.delegate = delegate
  }
  override var gestures: String? { nil }
}
/// Receives the taps of an interaction, which is not called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}
extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
