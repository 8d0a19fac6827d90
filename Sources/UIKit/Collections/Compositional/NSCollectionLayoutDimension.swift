public import Foundation

/// The length of an item or a group along one axis.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case ofWidth(CGFloat), ofHeight(CGFloat), absolute(CGFloat), estimated(CGFloat)
  }
  final let kind: Kind
  init(_ kind: Kind) { self.kind = kind }

  /// A part of the width of what contains the item.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.ofWidth(fractionalWidth))
  }
  /// A part of the height of what contains the item.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.ofHeight(fractionalHeight))
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }
  /// A length in points until the item is shown, and that of its content from then on.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  open var isFractionalWidth: Bool { if case .ofWidth = kind { true } else { false } }
  open var isFractionalHeight: Bool { if case .ofHeight = kind { true } else { false } }
  open var isAbsolute: Bool { if case .absolute = kind { true } else { false } }
  open var isEstimated: Bool { if case .estimated = kind { true } else { false } }
  /// The fraction, or the length in points.
  open var dimension: CGFloat {
    switch kind {
    case .ofWidth(let value), .ofHeight(let value), .absolute(let value), .estimated(let value): value
    }
  }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .ofWidth(let part): container.width * part
    case .ofHeight(let part): container.height * part
    case .absolute(let length), .estimated(let length): length
    }
  }
}

/// The size of an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
  final func isEstimated(along axis: NSLayoutConstraint.Axis) -> Bool { dimension(along: axis).isEstimated }
  /// Whether the length along an axis is a part of the container's length along the same axis.
  final func isPart(along axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal ? widthDimension.isFractionalWidth : heightDimension.isFractionalHeight
  }
  private final func dimension(along axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
  /// The axes on which the content decides the length.
  final var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if isEstimated(along: .horizontal) { axes.insert(.horizontal) }
    if isEstimated(along: .vertical) { axes.insert(.vertical) }
    return axes
  }
}

/// The axes on which the content of an element decides its length.
struct EstimatedAxes: OptionSet, Hashable {
  let rawValue: UInt8
  static let horizontal = EstimatedAxes(rawValue: 1)
  static let vertical = EstimatedAxes(rawValue: 2)
}
