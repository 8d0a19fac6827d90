public import ObjectiveCRuntime
import UIKit

/// Puts the drop-down article's method where each generation of its code puts it.
@MainActor
public enum TagSwizzle {
  /// Which of the article's methods is exchanged.
  public enum Body: String, CaseIterable, Sendable {
    /// The one in the text: with the tag test.
    case article
    /// The one in the repository, 978745a: never the view itself.
    case head
  }

  /// The category of the article's main text: UIView's own method is replaced for every view.
  public static func replaceGlobally(in table: MethodTable, tag: Int) {
    let skip = TagSkip(tag: tag)
    table.replaceMethod(of: table.registerClass("UIView"), .hitTest) { skip.hitTest($0, $1, $2) }
  }

  /// The exchange with the container's class, which UIKit calls `UITransitionView`, and all that goes before it.
  public static func exchange(in table: MethodTable, tag: Int, body: Body) {
    addPrefixedMethod(to: table, tag: tag, body: body)
    exchangePrefixedMethod(of: table.registerClass("UITransitionView"), in: table)
  }

  /// Gives UIView the article's method under a name of its own, where nobody calls it yet.
  static func addPrefixedMethod(to table: MethodTable, tag: Int, body: Body) {
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
  }

  /// Exchanges it with `hitTest`, as both are found from a class. A look-up climbs: where that class has no method of its
  /// own, it is UIView's that is exchanged, for every view of the app.
  static func exchangePrefixedMethod(of container: MethodTable.Class, in table: MethodTable) {
    table.exchangeImplementations(
      table.instanceMethod(of: container, .hitTest), table.instanceMethod(of: container, .prefixedHitTest))
  }
}
