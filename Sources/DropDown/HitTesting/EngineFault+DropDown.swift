package import UIKit

/// The faults of the drop-down controller.
extension EngineFault {
  /// A tagged view returns `nil` in place of itself, where the loop of its superview should skip its result.
  package static let tagTest = EngineFault("tag-test")

  /// The faults of this module, in the order of the catalogue.
  package static let ofDropDown: [EngineFault] = [.tagTest]
}
