import Foundation

/// Stands for SwiftUI content that is not stated: a hit test that asks it is unknown.
@MainActor
final class UnstatedContentView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if hitTestOfView(point, with: event) != nil, let host = superview as? HostingView, let gap = host.contentGap {
      host.noteUncertainty(gap)
    }
    return nil
  }
}
