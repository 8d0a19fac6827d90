public import ObjectiveCRuntime
public import UIKit

/// The drop-down controller's category on UIView as loaded into an app: `UIView+ToucheRespond`.
///
/// It changes the class of a container, or every view, and never undoes that.
/// Source: Dalein/VCTransition, `UIView+ToucheRespond.m` and `GITransition.m` [S].
@MainActor
public final class ToucheRespond {
  public let generation: DropDownGeneration

  private let table: MethodTable
  /// The original's `dispatch_once`: methods are exchanged only for the first container's class.
  private var hasExchanged = false

  private static let loaded = AssociatedValue<ToucheRespond>()

  /// Adds the category's methods to a method table, as loading the program does. The caller installs the table.
  public init(_ generation: DropDownGeneration, in table: MethodTable) {
    self.generation = generation
    self.table = table
    if let body = generation.exchangedBody {
      TagSwizzle.addPrefixedMethod(to: table, tag: generation.tag ?? 0, body: body)
    } else if let tag = generation.tag {
      TagSwizzle.replaceGlobally(in: table, tag: tag)
    }
  }

  /// The running app's category. Created at the first call, in a method table that UIKit uses from then on.
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

  /// Prepares a container at the beginning of a transition: tags it, and exchanges the methods the first time.
  public func letTouchesThrough(_ container: UIView) {
    if let tag = generation.tag { container.tag = tag }
    guard generation.exchangedBody != nil, !hasExchanged else { return }
    hasExchanged = true
    TagSwizzle.exchangePrefixedMethod(of: table.runtimeClass(of: container), in: table)
  }
}
