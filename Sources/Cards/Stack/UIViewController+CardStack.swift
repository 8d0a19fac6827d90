public import UIKit

extension UIViewController {
  /// The nearest card stack among the controller's ancestors; `nil` without one.
  ///
  /// Source: Cards, at 232d210 [S].
  public var cardStackController: CardStackController? {
    (parent as? CardStackController) ?? parent?.cardStackController
  }
}
