import JSONText
import UIKit

/// The delegate of a scroll view for which the scene describes a zooming view.
final class SceneScrollDelegate: UIScrollViewDelegate {
  private let description: ViewDescription
  private weak var zoomView: UIView?

  init(_ description: ViewDescription) {
    self.description = description
  }

  /// Finds the zooming view and sets the initial scale.
  func startZooming(_ scrollView: UIScrollView, _ find: (String) -> UIView?) {
    zoomView = description.zoomView.flatMap(find)
    if let scale = description["zoomScale"]?.number { scrollView.zoomScale = scale }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }
}
