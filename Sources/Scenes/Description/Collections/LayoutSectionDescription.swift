import Foundation
import JSONText
import UIKit

/// The groups of a section of a compositional layout. `nil` means UIKit's default.
package struct LayoutSectionDescription: Sendable {
  var group: LayoutItemDescription
  var contentInsets: InsetsDescription?
  var interGroupSpacing: Double?
  var orthogonalScrolling = OrthogonalScrolling.none
  var boundaryItems: [BoundaryItemDescription] = []
  var supplementariesFollowContentInsets = true
}

/// An item of a compositional layout, or a group of items.
package struct LayoutItemDescription: Sendable {
  /// What makes an item a group.
  struct Group: Sendable {
    var axis: StackAxis
    var subitems: [LayoutItemDescription]
    /// How often the only subitem repeats. `nil`: while the subitems fit.
    var count: Int?
    var spacing: SpacingDescription?
  }

  var width: DimensionDescription
  var height: DimensionDescription
  var contentInsets: InsetsDescription?
  /// `nil` for an item.
  var group: Group?
}

/// A header or a footer of a section of a compositional layout.
package struct BoundaryItemDescription: Sendable {
  var kind: SupplementKind
  var width: DimensionDescription
  var height: DimensionDescription
  var alignment: BoundaryAlignment?
  var offset: CGPoint?
  var extendsBoundary: Bool?
  var pinsToVisibleBounds = false
}

/// The views of a section that are not items.
enum SupplementKind: String, Sendable, CaseIterable {
  case header, footer

  @MainActor
  var elementKind: String {
    self == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}

enum OrthogonalScrolling: String, Sendable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

enum BoundaryAlignment: String, Sendable, CaseIterable {
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The class names of layouts.
enum LayoutClass: String, Sendable, CaseIterable {
  case flow = "UICollectionViewFlowLayout"
  case compositional = "UICollectionViewCompositionalLayout"
}

/// A length of an item: points, a part of the container's width or height, or an estimate in points.
enum DimensionDescription: Sendable, Equatable {
  case absolute(Double)
  case ofWidth(Double)
  case ofHeight(Double)
  case estimated(Double)

  /// Reads `44`, `"width"`, `"0.5 * height"` or `"estimated 44"`. `nil` for other values.
  init?(_ value: JSONValue) {
    if let number = value.number {
      guard number > 0 else { return nil }
      self = .absolute(number)
      return
    }
    let words = value.string?.split(separator: " ", omittingEmptySubsequences: false).map(String.init) ?? []
    func positive(_ text: String) -> Double? { Double(decimal: text).flatMap { $0 > 0 ? $0 : nil } }
    switch (words.count, words.first, words.last) {
    case (1, "width", _): self = .ofWidth(1)
    case (1, "height", _): self = .ofHeight(1)
    case (2, "estimated", let number?):
      guard let number = positive(number) else { return nil }
      self = .estimated(number)
    case (3, let part?, let name?):
      guard words[1] == "*", name == "width" || name == "height", let part = positive(part) else { return nil }
      self = name == "width" ? .ofWidth(part) : .ofHeight(part)
    default: return nil
    }
  }
}

/// A space between items: points, or at least a number of points.
struct SpacingDescription: Sendable, Equatable {
  var points: Double
  var isFlexible: Bool

  /// Reads `8` or `"flexible 8"`. `nil` for other values.
  init?(_ value: JSONValue) {
    if let number = value.number {
      (points, isFlexible) = (number, false)
      return
    }
    let words = value.string?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 2, words[0] == "flexible", let number = Double(decimal: words[1]) else { return nil }
    (points, isFlexible) = (number, true)
  }
}

extension Double {
  /// Reads a number of digits with at most one dot: no exponent, no sign, no other base.
  fileprivate init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }), let number = Double(text),
      number.isFinite
    else { return nil }
    self = number
  }
}
