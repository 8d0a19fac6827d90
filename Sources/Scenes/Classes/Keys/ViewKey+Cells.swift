import Foundation
import JSONText
import UIKit

/// The keys of the cells of tables and of collection views.
extension ViewClass {
  static let shouldHighlight = ViewKey("shouldHighlight", .boolean, phase: .properties) {
    (_, value, view, _) throws(SceneError) in view.cell?.shouldHighlight = value.bool!
  }

  static let action = ViewKey("action", .name, phase: .properties) { (_, value, view, decoder) throws(SceneError) in
    view.cell?.action = value.string
    decoder.firedNames.insert(value.string!)
  }

  static let contentView = ViewKey("contentView", .views, phase: .contents) {
    (object, value, view, decoder) throws(SceneError) in
    view.cell?.contentView = try decoder.views(value, key: "contentView", of: object, as: .subview)
  } apply: { view, _, description, builder in
    guard let contentView = view.contentViewOfCell else { return }
    for content in description.cell?.contentView ?? [] {
      contentView.addSubview(builder.make(content, in: contentView.bounds))
    }
  }
}

extension UIView {
  /// The content view of a cell of a table or a collection view. `nil` for other views.
  var contentViewOfCell: UIView? {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
  }
}
