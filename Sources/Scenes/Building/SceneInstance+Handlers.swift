package import Findings
package import HitTestTerms
package import UIKit

extension SceneInstance {
  /// Whether the loaded build has code of a name. `nil`: it is not known, because no rules are loaded.
  package func declaresHandler(_ name: String) -> Bool? { nil }

  /// The name of a controller in results.
  package func name(of controller: UIViewController) -> String { "\(type(of: controller))" }
}

extension SceneDescription {
  /// The line where the loaded build declares code of a name. `nil` if it has none or if no rules are loaded.
  package func line(ofHandler name: String) -> SourceLine? { nil }
}

extension SceneInstance {
  /// All rungs of a view's name, as JSON. `nil` if the view is not there any more.
  package func rungsJSON(of view: ViewID) -> String? { nil }
}

extension UIView {
  /// What reacts to a touch on the view.
  package func reaction(to touch: UITouch) -> String? { nil }
}
