public import Foundation

/// Makes the device vibrate. It has no effect on touches.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override nonisolated init() {}
  /// A generator for what happens in a view.
  public init(view: UIView) { super.init() }
  open func prepare() {}
}

/// Makes the device vibrate as by an impact. It has no effect on touches.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override nonisolated init() { super.init() }
  public override init(view: UIView) { super.init(view: view) }
  public init(style: FeedbackStyle) { super.init() }
  public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Makes the device vibrate as a selection changes. It has no effect on touches.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}

/// Makes the device vibrate for a result. It has no effect on touches.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
