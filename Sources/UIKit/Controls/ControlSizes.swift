import Foundation

// Own sizes of controls. Where a source has a number for one system only, the other systems have a range around it.

extension UIStepper {
  /// 94 × 32 points, 29 high before iOS 13. Source: frames of steppers in published hierarchies [O].
  final var ownSize: CGSize { CGSize(width: 94, height: engine.systemVersion < 13 ? 29 : 32) }
}

extension UISlider {
  /// 34 points high in iOS 26. Source: Vercantez, openuikit, golden/control_slider.layout.json, iOS 26.1 [O]. Before: 28 to 36 points.
  final var ownHeight: CGFloat {
    engine.systemVersion >= 26 ? 34 : UnknownLength.controlSizes.reading.value(in: 28...36, stated: 31)
  }
}

extension UISegmentedControl {
  /// The widest title with 4 to 40 points for each segment; 28 to 32 points high. Source: frames in published hierarchies for the
  /// height [O]; the widths are inferred [I].
  final var ownSize: CGSize {
    let reading = UnknownLength.controlSizes.reading
    let segment = widestContent
    return CGSize(
      width: CGFloat(numberOfSegments) * reading.value(in: segment + 4...segment + 40, stated: segment + 20),
      height: reading.value(in: 28...32, stated: 32))
  }

  private final var widestContent: CGFloat {
    let font = UIFont.systemFont(ofSize: 13)
    return (0..<numberOfSegments).map { index in
      if let title = titleForSegment(at: index) { return title.size(withAttributes: [.font: font]).width }
      return imageForSegment(at: index)?.size.width ?? 0
    }.max() ?? 0
  }
}

extension UIPageControl {
  /// 26 points high since iOS 14, with dots 17.5 points apart and 14 points at each end. Source: Vercantez, openuikit,
  /// golden/control_pagecontrol.layout.json, iOS 26.1 [O]. Of other systems within a range.
  final var ownSize: CGSize {
    let reading = UnknownLength.controlSizes.reading
    let dots = CGFloat(max(numberOfPages, 1))
    return CGSize(
      width: reading.value(in: 7 * dots...20 * dots + 30, stated: 17.5 * dots + 20.5),
      height: reading.value(in: 25...38, stated: 26))
  }
}

extension UIActivityIndicatorView {
  /// 20 × 20 points, a large one 37 × 37. Source: frames in published hierarchies [O].
  final var ownSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
}

extension UIProgressView {
  /// 4 points high in iOS 26. Source: Vercantez, openuikit, iOS 26.1 [O]. Before: 2 to 6 points.
  final var ownHeight: CGFloat {
    engine.systemVersion >= 26 ? 4 : UnknownLength.controlSizes.reading.value(in: 2...6, stated: 4)
  }
}
