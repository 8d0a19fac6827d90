import JSONText
import Scenes
import UIKit

extension ViewClass {
  /// The row of `DiscView` with the scene key `slop`, which a change can set, too.
  static let discWithSlop = ViewClass.disc.with(
    ViewKey("slop", .nonNegative, isSettable: true) { (view: DiscView, value) in
      view.slop = CGFloat(value.number!)
    })
}
