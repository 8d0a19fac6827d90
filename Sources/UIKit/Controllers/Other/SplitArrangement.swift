import Foundation

/// The places of a split view's controllers, where the app's code and Apple's pages leave no choice.
///
/// - In compact width: the controller of the compact column, a single controller, or the primary one if the delegate handles the
///   collapse of the secondary one.
/// - In regular width: the secondary one for `secondaryOnly`, or both beside each other if code states the width of the primary one.
struct SplitArrangement {
  let places: [(controller: UIViewController, frame: CGRect)]
  /// The edge between two columns.
  private(set) var divider: CGFloat?
  /// The area in which a drag may show a hidden column.
  private(set) var edge: CGRect?

  /// The strip at the edge of the screen from which a drag may show a column.
  private static let edgeWidth: CGFloat = 30
  /// UIKit draws a line between columns, whose width is part of one of them.
  private static let dividerWidth: CGFloat = 1

  /// `nil` if the places are not known.
  @MainActor
  init?(of split: UISplitViewController, in view: UIView) {
    let bounds = view.bounds
    guard !split.isCollapsed else {
      guard let controller = split.collapsedController else { return nil }
      places = [(controller, bounds)]
      return
    }
    split.noteExpansion()
    guard view.engine.systemVersion < 26, split.style != .tripleColumn,
      let secondary = split.secondary
    else { return nil }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeft = (split.primaryEdge == .leading) != isRightToLeft
    switch split.preferredDisplayMode {
    case .secondaryOnly:
      places = [(secondary, bounds)]
      guard split.presentsWithGesture, split.primary != nil else { return }
      let x = isLeft ? bounds.minX : bounds.maxX - Self.edgeWidth
      edge = CGRect(x: x, y: bounds.minY, width: Self.edgeWidth, height: bounds.height)
    case .oneBesideSecondary:
      guard let primary = split.primary, primary !== secondary,
        let width = split.statedPrimaryWidth,
        width > 0, width < bounds.width / 2
      else { return nil }
      let rest = bounds.width - width
      places = [
        (
          primary,
          CGRect(
            x: isLeft ? bounds.minX : bounds.minX + rest, y: bounds.minY, width: width,
            height: bounds.height)
        ),
        (
          secondary,
          CGRect(
            x: isLeft ? bounds.minX + width : bounds.minX, y: bounds.minY, width: rest,
            height: bounds.height)
        ),
      ]
      divider = isLeft ? bounds.minX + width : bounds.minX + rest
    default:
      return nil
    }
  }

  /// Why it is not known what a touch at a point hits or does; `nil` if it is known.
  func uncertainty(at point: CGPoint) -> String? {
    if let divider, abs(point.x - divider) <= Self.dividerWidth {
      return
        "the touch is at the line between two columns of a split view, and which one it belongs to is not known"
    }
    if edge?.contains(point) == true {
      return
        "the touch is at the edge from which a drag shows the hidden column of a split view, which is not modelled"
    }
    return nil
  }
}

/// The view of a split view controller.
@MainActor
final class SplitView: UILayoutContainerView, UncertainPlaces {
  var arrangement: SplitArrangement?

  func partUncertainty(at point: CGPoint) -> String? { arrangement?.uncertainty(at: point) }
}
