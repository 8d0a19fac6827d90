public import ObjectiveCRuntime
import UIKit

/// Installs the drop-down article's method as each generation of its code does.
@MainActor
public enum TagSwizzle {
  /// One of the article's two method bodies.
  public enum Body: String, CaseIterable, Sendable {
    /// The body in the text, with the tag test.
    case article
    /// The body in the repository, 978745a, which never returns the view itself.
    case head
  }

  /// The category of the article's main text: replaces UIView's own method for every view.
  public static func replaceGlobally(in table: MethodTable, tag: Int) {
    let skip = TagSkip(tag: tag)
    let view = table.registerClass("UIView")
    guard let method = table.instanceMethod(of: view, .hitTest) else { return }
    table.setImplementation(of: method, isComposing: true) { skip.hitTest($0, $1, $2) }
  }

  /// The exchange with the method of the container's class, which UIKit names `UITransitionView`.
  public static func exchange(in table: MethodTable, tag: Int, body: Body) {
    addPrefixedMethod(to: table, tag: tag, body: body)
    exchangePrefixedMethod(of: table.registerClass("UITransitionView"), in: table)
  }

  /// Adds the article's method to UIView under its own name.
  static func addPrefixedMethod(to table: MethodTable, tag: Int, body: Body) {
    let skip = TagSkip(tag: tag)
    let view = table.registerClass("UIView")
    switch body {
    case .article:
      table.addComposingMethod(to: view, .prefixedHitTest) { skip.hitTest($0, $1, $2) }
    case .head:
      table.addComposingMethod(to: view, .prefixedHitTest) { [unowned table] in
        skip.headHitTest($0, $1, $2, in: table)
      }
    }
  }

  /// Exchanges it with `hitTest`, both looked up from a class. The look-up includes superclasses: if the class does not
  /// override the method, UIView's is exchanged, for every view of the app.
  static func exchangePrefixedMethod(of container: MethodTable.Class, in table: MethodTable) {
    table.exchangeImplementations(
      table.instanceMethod(of: container, .hitTest), table.instanceMethod(of: container, .prefixedHitTest))
  }
}
