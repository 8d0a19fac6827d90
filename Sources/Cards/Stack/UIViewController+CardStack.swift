public import UIKit

extension UIViewController {
  /// The nearest card stack among the controller's ancestors; `nil` if there is none.
  ///
  /// Source: the Cards project, commit 232d210 [S].
  public var cardStackController: CardStackController? {
    (parent as? CardStackController) ?? parent?.cardStackController
  }
}
