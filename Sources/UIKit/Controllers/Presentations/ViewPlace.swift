import Foundation

/// The position of a view in the tree, to reinsert it there.
@MainActor
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect

  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(where: { $0 === view }) else {
      return nil
    }
    self.superview = superview
    self.index = index
    frame = view.untransformedFrame
  }

  func put(_ view: UIView) {
    superview?.insertSubview(view, at: index)
    view.setUntransformedFrame(frame)
  }
}
