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

  /// The exchange with the container's class. A look-up climbs: where that class has no method of its own, it is UIView's
  /// that is exchanged, for every view of the app.
  public static func exchange(in table: MethodTable, tag: Int, body: Body) {
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
