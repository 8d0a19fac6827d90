public import Foundation

/// Makes the device vibrate. It has no effect on touches.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override nonisolated init() {}
  open func prepare() {}
}

/// Makes the device vibrate as by an impact. It has no effect on touches.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override init() {}
  public init(style: FeedbackStyle) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// Makes the device vibrate as a selection changes. It has no effect on touches.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
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
