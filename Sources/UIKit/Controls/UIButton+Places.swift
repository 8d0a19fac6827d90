import Foundation

extension UIButton {
  /// The bounds without the content's insets.
  final func contentSpace(in bounds: CGRect) -> CGRect {
    guard let insets = configuration?.contentInsets else { return bounds.inset(by: contentEdgeInsets) }
    return bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// The places of image and title in the content's rectangle: the image, and after it the title, side by side.
  ///
  /// Insets of image and title move and shrink each alone. Source: measured frames of titles and images with insets
  /// [O].
  final func placedContent(in space: CGRect) -> (image: CGRect, title: CGRect) {
    let image = currentImage?.size ?? .zero
    let title =
      titleLayout(in: space.insetBy(dx: image.width / 2, dy: 0)).map { engine.screen.roundedUp($0.size) } ?? .zero
    let both = CGSize(width: image.width + title.width, height: 0)
    let imageSpace = space.inset(by: imageEdgeInsets)
    let titleSpace = space.inset(by: titleEdgeInsets)
    let imageX = place(both.width, in: imageSpace.minX..<max(imageSpace.minX, imageSpace.maxX))
    let titleX = place(both.width, in: titleSpace.minX..<max(titleSpace.minX, titleSpace.maxX)) + image.width
    return (
      CGRect(origin: CGPoint(x: imageX, y: placeDown(image.height, in: imageSpace)), size: image),
      CGRect(
        x: titleX, y: placeDown(title.height, in: titleSpace), width: min(title.width, max(0, titleSpace.width)),
        height: title.height)
    )
  }

  private func place(_ length: CGFloat, in range: Range<CGFloat>) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading, .fill: range.lowerBound
    case .right, .trailing: range.upperBound - length
    case .center: (range.lowerBound + range.upperBound - length) / 2
    }
  }

  private func placeDown(_ length: CGFloat, in space: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: space.minY
    case .bottom: space.maxY - length
    case .center: space.midY - length / 2
    }
  }
}
