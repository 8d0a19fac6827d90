import Foundation

extension UITableView {
  final func scroll(toRowAt indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    guard rowIsThere(indexPath) else { return }
    let row = frame(ofRowAt: indexPath)
    let sight = bounds
    var top = sight.minY + topInset
    let bottom = sight.maxY - bottomInset
    if style == .plain, snapshot == nil { top += frame(ofHeaderInSection: indexPath.section).height }
    let way: CGFloat
    switch scrollPosition {
    case .top: way = row.minY - top
    case .middle: way = row.midY - (sight.minY + topInset + bottom) / 2
    case .bottom: way = row.maxY - bottom
    case .none: way = row.minY < top ? row.minY - top : max(row.maxY - bottom, 0)
    }
    scroll(to: sight.minY + way, animated: animated)
  }

  private final func scroll(to y: CGFloat, animated: Bool) {
    let last = max(-topInset, contentSize.height + bottomInset - bounds.height)
    let offset = CGPoint(x: contentOffset.x, y: min(max(y, -topInset), last))
    setContentOffset(offset, animated: animated)
  }

  final var topInset: CGFloat { adjustedContentInset.top }
  final var bottomInset: CGFloat { adjustedContentInset.bottom }
}
