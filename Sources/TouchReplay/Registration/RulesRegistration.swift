public import UIKit

/// The classes of a rules build with their factories and properties.
///
/// Generated code of the build fills it; the process that loads the build reads it.
@MainActor
public final class RulesRegistration {
  package private(set) var views: [RegisteredClass<UIView>] = []
  package private(set) var recognizers: [RegisteredClass<UIGestureRecognizer>] = []
  package private(set) var controllers: [RegisteredClass<UIViewController>] = []
  package private(set) var properties: [RegisteredProperty] = []
  /// The methods and closures that the build declares.
  package private(set) var declarations = DeclaredHandlers()

  /// The overrides in extensions of UIKit's classes.
  package var categories: [CategoryMethods.Entry] = []

  public init() {}

  /// The source files of the build.
  package let sources = RulesSources()

  /// Names the source files of the build.
  public func files(_ paths: [String]) { sources.setPaths(paths) }

  /// Adds the text of a source file of the build.
  public func source(_ path: String, _ text: String) { sources.add(text, of: path) }

  /// Adds the methods and closures that the module of the caller declares.
  public func declarations(_ table: String, id: String = #fileID) {
    declarations = DeclaredHandlers.add(table, of: id)
    sources.declarations = declarations
  }

  /// The classes of delegates of the app and of its scenes.
  package private(set) var delegates: [RegisteredDelegate] = []

  /// Adds a class of delegates of the app or of its scenes.
  public func delegate<Delegate: NSObject>(
    _ type: Delegate.Type, name: String, isOfScene: Bool, make: @escaping @MainActor @Sendable () -> Delegate
  ) { delegates.append(RegisteredDelegate(name: name, isOfScene: isOfScene, make: make)) }

  /// Adds a class of views.
  ///
  /// - Parameters:
  ///   - superclass: The name of the superclass without its module.
  ///   - make: Creates a view with a frame; `nil` if no scene can create one.
  ///   - overriding: Creates a view of a generated subclass, which is a ``_HitTestRewriting``.
  ///   - reason: Why `make` or `overriding` is `nil`.
  public func view<View: UIView>(
    _ type: View.Type, name: String, superclass: String, file: String, line: Int,
    make: (@MainActor @Sendable (CGRect) -> View)?, overriding: (@MainActor @Sendable (CGRect) -> UIView)?,
    reason: String?
  ) {
    views.append(
      RegisteredClass<UIView>(
        type: type, name: name, superclass: superclass, file: file, line: line,
        make: make, overriding: overriding, reason: reason))
  }

  /// Adds a class of gesture recognizers.
  public func recognizer<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, name: String, superclass: String, file: String, line: Int,
    make: (@MainActor @Sendable () -> Recognizer)?, reason: String?
  ) {
    recognizers.append(
      RegisteredClass<UIGestureRecognizer>(
        type: type, name: name, superclass: superclass, file: file, line: line, make: Self.factory(make),
        overriding: nil, reason: reason))
  }

  /// Adds a class of view controllers.
  public func controller<Controller: UIViewController>(
    _ type: Controller.Type, name: String, superclass: String, file: String, line: Int,
    make: (@MainActor @Sendable () -> Controller)?, reason: String?
  ) {
    controllers.append(
      RegisteredClass<UIViewController>(
        type: type, name: name, superclass: superclass, file: file, line: line, make: Self.factory(make),
        overriding: nil, reason: reason))
  }

  /// A factory that ignores the frame, for classes that are not views.
  private static func factory<Made>(
    _ make: (@MainActor @Sendable () -> Made)?
  ) -> (@MainActor @Sendable (CGRect) -> Made)? {
    guard let make else { return nil }
    return { _ in make() }
  }

  /// Adds a property that a scene may set.
  public func property<Root: AnyObject, Value>(
    _ name: String, of root: Root.Type, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    properties.append(
      RegisteredProperty(name: name, owner: root, valueType: Value.self, keyPath: keyPath) { object, value in
        guard let object = object as? Root, let value = value as? Value else { return false }
        object[keyPath: keyPath] = value
        return true
      })
  }
}

/// A class of delegates of an app or of its scenes.
package struct RegisteredDelegate: Sendable {
  package let name: String
  /// Whether windows of the app are shown by scenes.
  package let isOfScene: Bool
  package let make: @MainActor @Sendable () -> NSObject
}
