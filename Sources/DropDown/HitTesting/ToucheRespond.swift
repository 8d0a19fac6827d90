public import ObjectiveCRuntime
public import UIKit

/// The category on UIView that the drop-down controller comes with, loaded into an app: `UIView+ToucheRespond`.
///
/// What it does to a container is done to its class, or to every view, and never undone.
/// Source: Dalein/VCTransition, `UIView+ToucheRespond.m` and `GITransition.m` [S].
@MainActor
public final class ToucheRespond {
  /// Which of the versions it is.
  public let generation: DropDownGeneration

  private let table: MethodTable
  /// The original's `dispatch_once`: only the first container's class is ever exchanged with.
  private var hasExchanged = false

  private static let loaded = AssociatedValue<ToucheRespond>()

  /// Loads the category into a method table, as the start of a program does. The table is the caller's to install.
  public init(_ generation: DropDownGeneration, in table: MethodTable) {
    self.generation = generation
    self.table = table
    if let body = generation.exchangedBody {
      TagSwizzle.addPrefixedMethod(to: table, tag: generation.tag ?? 0, body: body)
    } else if let tag = generation.tag {
      TagSwizzle.replaceGlobally(in: table, tag: tag)
    }
  }

  /// The running app's category; loaded when it is first asked for, into a method table that UIKit runs from then on.
  ///
  /// - Precondition: an app has one of the versions.
  public static func inApp(_ generation: DropDownGeneration) -> ToucheRespond {
    let app = UIApplication.shared
    if let known = loaded[app] {
      precondition(known.generation == generation, "the app has another version of the category")
      return known
    }
    let table = MethodTable(
      transitionViewOverridesHitTest: PlatformBehavior.current.transitionViewOverridesHitTest)
    let new = ToucheRespond(generation, in: table)
    table.install()
    loaded[app] = new
    return new
  }

  /// What the transition does to its container when it begins: tags it, and exchanges the methods the first time.
  public func letTouchesThrough(_ container: UIView) {
    if let tag = generation.tag { container.tag = tag }
    guard generation.exchangedBody != nil, !hasExchanged else { return }
    hasExchanged = true
    TagSwizzle.exchangePrefixedMethod(of: table.runtimeClass(of: container), in: table)
  }
}
