import UIKit

/// Whether the system of the running profile is at least a version: what `#available(iOS 17.4, *)` becomes.
///
/// A profile stands for all minor versions of its system, so the minor version does not matter.
public func _isAvailable(iOS major: Int, _ minor: Int) -> Bool {
  _onMainActor { Engine.current.systemVersion } >= major
}
