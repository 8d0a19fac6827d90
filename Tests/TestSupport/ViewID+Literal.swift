package import UIKit

extension ViewID: ExpressibleByStringLiteral {
  /// The identity of the view that entered the scene with a name.
  package init(stringLiteral name: String) { self.init(named: name) }
}
