import UIKit

/// Answers for a scroll view what the scene says that its app's delegate would: which view zooms.
final class SceneScrollDelegate: UIScrollViewDelegate {
  private let description: ViewDescription
  private weak var zoomView: UIView?

  init(_ description: ViewDescription) {
    self.description = description
  }

  /// Finds the view that zooms and sets the scale that the scene begins with.
  func startZooming(_ scrollView: UIScrollView, _ find: (String) -> UIView?) {
    zoomView = description.zoomView.flatMap(find)
    if let scale = description.zoomScale { scrollView.zoomScale = scale }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }
}
