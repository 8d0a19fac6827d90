import Foundation

/// The collection view's own part of a view description.
package struct CollectionDescription: Sendable {
  /// The layout of the items. `nil` for a collection view whose subviews are its cells.
  package internal(set) var layout: LayoutDescription?

  /// The sections. `nil` for a collection view whose subviews are its cells.
  package internal(set) var sections: [SectionDescription]?
}

/// The layout of a collection view. `nil` means UIKit's default.
package enum LayoutDescription: Sendable {
  case flow(FlowLayoutDescription)
  case compositional(CompositionalLayoutDescription)
}

/// Items in lines.
package struct FlowLayoutDescription: Sendable {
  var axis = StackAxis.vertical
  var itemSize: CGSize?
  var estimatedItemSize: CGSize?
  var minimumLineSpacing: Double?
  var minimumInteritemSpacing: Double?
  var sectionInset: InsetsDescription?
  var headerReferenceSize: CGSize?
  var footerReferenceSize: CGSize?
  var headersPin = false
  var footersPin = false
}

/// Sections of groups. The groups are in the sections.
package struct CompositionalLayoutDescription: Sendable {
  var axis = StackAxis.vertical
  var interSectionSpacing: Double?
}
