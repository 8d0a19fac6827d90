import UIKit

/// The views that ``TouchCapture/exclude(_:)`` was called with. They are not retained.
@MainActor
enum ExcludedViews {
  private struct Reference {
    weak var view: UIView?
  }
  private static var references: [ObjectIdentifier: Reference] = [:]

  static func add(_ view: UIView) {
    references = references.filter { $0.value.view != nil }
    references[ObjectIdentifier(view)] = Reference(view: view)
  }

  static func contains(_ view: UIView) -> Bool {
    // Another object may have the address of a view that was released.
    !references.isEmpty && references[ObjectIdentifier(view)]?.view === view
  }
}
