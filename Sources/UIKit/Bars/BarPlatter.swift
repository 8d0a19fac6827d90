import Foundation

/// The platter of an item of a bar in iOS 26: the content with a margin at both sides.
///
/// Source: platters in navigation bars and toolbars of iPhones with iOS 26.1 (Vercantez/openuikit) [M]. Two images side by side share a
/// platter, whose width is not known, as those of views of the app are not.
struct BarPlatter {
  /// The height in a navigation bar, and in a toolbar; the least width is the same.
  static let navigationHeight: CGFloat = 44
  static let toolbarHeight: CGFloat = 48
  /// The distance of the outermost platter from the side.
  static let navigationMargin: CGFloat = 16
  static let toolbarMargin: CGFloat = 28
  /// The distance of a toolbar's platters from the top of its slot.
  static let toolbarTop: CGFloat = 10
  /// The distance between two platters, which a fixed space adds once more to its width.
  static let gap: CGFloat = 12
  /// The part at the edge of a platter in which it is not known whether the item takes a touch.
  static let edge: CGFloat = 4
  private static let contentMargin: CGFloat = 16

  /// The width, with its error.
  let extent: UncertainExtent

  @MainActor
  init(of item: UIBarButtonItem, height: CGFloat, beside other: UIBarButtonItem?) {
    if let view = item.customView {
      extent = UncertainExtent(
        length: max(view.sizeInBar.width + 2 * Self.contentMargin, height), error: 2 * Self.contentMargin)
    } else if item.showsImage {
      let isSystemImage = item.image == nil || item.image?.isSymbolImage == true
      let shares = other?.customView == nil && other?.showsImage == true && other?.isSpace == false
      extent = UncertainExtent(
        length: max(height, item.width), error: shares || !isSystemImage ? Self.contentMargin : 0)
    } else if item.title == nil {
      // Some of the system's items have a symbol in place of their text since iOS 26; which ones no source lists.
      extent = UncertainExtent(
        length: max(height, item.width), error: item.textExtent.length + 2 * Self.contentMargin)
    } else {
      let text = item.textExtent
      extent = UncertainExtent(length: max(text.length + 2 * Self.contentMargin, height, item.width), error: text.error)
    }
  }
}
