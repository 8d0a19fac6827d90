import JSONText
import UIKit

extension ViewClass {
  static let ofUIScrollView: [ViewKey] = [
    ViewKey("contentInsetAdjustmentBehavior", .insetAdjustment) { (view: UIScrollView, value) in
      view.contentInsetAdjustmentBehavior = .init(value.named()!)
    },
    ViewKey("contentInset", .insets, isSettable: true) { (view: UIScrollView, value) in
      view.contentInset = UIEdgeInsets(value.insets!)
    },
    ViewKey("contentSize", .size, isSettable: true) { (view: UIScrollView, value) in view.contentSize = value.size! },
    ViewKey("minimumZoomScale", .positive) { (view: UIScrollView, value) in view.minimumZoomScale = value.number! },
    ViewKey("maximumZoomScale", .positive) { (view: UIScrollView, value) in view.maximumZoomScale = value.number! },
    ViewKey("contentOffset", .point, isSettable: true) { (view: UIScrollView, value) in
      view.contentOffset = value.point!
    },
    ViewKey("isScrollEnabled", .boolean, isSettable: true) { (view: UIScrollView, value) in
      view.isScrollEnabled = value.bool!
    },
    ViewKey("bounces", .boolean, isSettable: true) { (view: UIScrollView, value) in view.bounces = value.bool! },
    ViewKey("alwaysBounceVertical", .boolean) { (view: UIScrollView, value) in view.alwaysBounceVertical = value.bool!
    },
    ViewKey("alwaysBounceHorizontal", .boolean) { (view: UIScrollView, value) in
      view.alwaysBounceHorizontal = value.bool!
    },
    ViewKey("isPagingEnabled", .boolean, isSettable: true) { (view: UIScrollView, value) in
      view.isPagingEnabled = value.bool!
    },
    ViewKey("isDirectionalLockEnabled", .boolean) { (view: UIScrollView, value) in
      view.isDirectionalLockEnabled = value.bool!
    },
    ViewKey("delaysContentTouches", .boolean) { (view: UIScrollView, value) in view.delaysContentTouches = value.bool!
    },
    ViewKey("canCancelContentTouches", .boolean) { (view: UIScrollView, value) in
      view.canCancelContentTouches = value.bool!
    },
    ViewKey("decelerationRate", .decelerationRate) { (view: UIScrollView, value) in
      view.decelerationRate = UIScrollView.DecelerationRate(value.decelerationRate!)
    },
    // Without a zooming view from the delegate this has no effect, as in UIKit.
    ViewKey("zoomScale", .positive, isSettable: true) { (view: UIScrollView, value) in view.zoomScale = value.number! },
    ViewKey("touchesShouldCancelInControls", .boolean) { (view: UIScrollView, value) in
      if value.bool! { view.cancelsTouchesInControls = true }
    },
    ViewKey("panGestureRecognizer", .gestureRecognizer, phase: .parts) {
      (object, _, view, decoder) throws(SceneError) in
      view.panGestureRecognizer = try decoder.ownRecognizer(
        "panGestureRecognizer", "UIPanGestureRecognizer", of: object)
    } apply: { view, _, description, builder in
      guard let view = view as? UIScrollView, let pan = description.panGestureRecognizer else { return }
      builder.recognizers.adopt(view.panGestureRecognizer, pan, builder)
    },
    ViewKey("pinchGestureRecognizer", .gestureRecognizer, phase: .parts) {
      (object, _, view, decoder) throws(SceneError) in
      view.pinchGestureRecognizer = try decoder.ownRecognizer(
        "pinchGestureRecognizer", "UIPinchGestureRecognizer", of: object)
    } apply: { view, _, description, builder in
      guard let view = view as? UIScrollView, let pinch = description.pinchGestureRecognizer,
        let recognizer = view.pinchGestureRecognizer
      else { return }
      builder.recognizers.adopt(recognizer, pinch, builder)
    },
    ViewKey("zoomView", .identifier, phase: .parts) { (object, value, view, decoder) throws(SceneError) in
      view.zoomView = value.string
      try decoder.noteReference(to: .view, key: "zoomView", in: object)
    } apply: { view, _, description, builder in
      // The delegate of a table or a collection view is its data source.
      guard let view = view as? UIScrollView, !(view is UITableView), !(view is UICollectionView) else { return }
      builder.zoom(view, description)
    },
  ]
}

extension SceneObject {
  /// Throws if the upper limit is below the lower one.
  func checkOrder(_ low: String, _ high: String) throws(SceneError) {
    guard let minimum = self[low]?.number, let value = self[high], let maximum = value.number, maximum < minimum else {
      return
    }
    throw error(.invalidValue, "'\(high)' must not be below '\(low)'", at: value, key: high)
  }

  /// Throws if an index is not below a limit. `name` describes the limit.
  func checkIndex(_ key: String, below limit: Int, _ name: String) throws(SceneError) {
    guard let value = self[key], let index = value.integer, index >= limit else { return }
    throw error(.invalidValue, "'\(key)' must be less than \(name)", at: value, key: key)
  }

  /// Throws if the scale of a scroll view is outside its limits.
  func checkZoomScale() throws(SceneError) {
    guard let value = self["zoomScale"], let scale = value.number else { return }
    let range = (self["minimumZoomScale"]?.number ?? 1, self["maximumZoomScale"]?.number ?? 1)
    if scale < range.0 || scale > range.1 {
      throw error(
        .invalidValue, "'zoomScale' must lie between 'minimumZoomScale' and 'maximumZoomScale'", at: value,
        key: "zoomScale")
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: InsetsDescription) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  init(_ adjustment: ScrollInsetAdjustment) {
    switch adjustment {
    case .automatic: self = .automatic
    case .scrollableAxes: self = .scrollableAxes
    case .never: self = .never
    case .always: self = .always
    }
  }
}

extension UIScrollView.DecelerationRate {
  init(_ rate: DecelerationRateDescription) {
    switch rate {
    case .normal: self = .normal
    case .fast: self = .fast
    case .rate(let rate): self.init(rawValue: rate)
    }
  }
}
