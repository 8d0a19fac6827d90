package import Foundation

/// A part of what SwiftUI draws in a hosting view, as a scene states it.
package struct HostedContent: Hashable, Sendable {
  /// The name in messages.
  package let id: String?
  /// The rectangle in the hosting view's space.
  package let frame: CGRect
  /// Whether touches in the rectangle hit the content. False for content with `allowsHitTesting(false)`.
  package let takesTouches: Bool

  package init(id: String?, frame: CGRect, takesTouches: Bool) {
    (self.id, self.frame, self.takesTouches) = (id, frame, takesTouches)
  }
}
