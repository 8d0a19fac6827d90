public import UIKit

extension UIViewController {
  /// The nearest card stack that the controller is in, at any depth; `nil` if it is in none.
  ///
  /// Source: Cards, at 232d210 [S].
  public var cardStackController: CardStackController? {
    (parent as? CardStackController) ?? parent?.cardStackController
  }
}
