import UIKit

/// Puts the drop-down article's method where each generation of its code puts it.
@MainActor
enum TagSwizzle {
  /// The category of the article's main text: UIView's own method is replaced for every view.
  static func replaceGlobally(in table: MethodTable, tag: Int) {
    let skip = TagSkip(tag: tag)
    table.replaceMethod(of: table.registerClass("UIView"), .hitTest) { skip.hitTest($0, $1, $2) }
  }

  /// The exchange with the container's class. A look-up climbs: where that class has no method of its own, it is UIView's
  /// that is exchanged, for every view of the app.
  static func exchange(in table: MethodTable, tag: Int, body: Strategy.TagBody) {
    let skip = TagSkip(tag: tag)
    let view = table.registerClass("UIView")
    switch body {
    case .article:
      table.addMethod(to: view, .prefixedHitTest) { skip.hitTest($0, $1, $2) }
    case .head:
      table.addMethod(to: view, .prefixedHitTest) { [unowned table] in
        skip.headHitTest($0, $1, $2, in: table)
      }
    }
    let container = table.registerClass("UITransitionView")
    table.exchangeImplementations(
      table.instanceMethod(of: container, .hitTest), table.instanceMethod(of: container, .prefixedHitTest))
  }
}
