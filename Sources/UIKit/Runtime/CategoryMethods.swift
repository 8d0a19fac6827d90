/// Overrides in extensions of classes of UIKit. As in Objective-C they are the methods of the class, for all its objects.
@MainActor
package enum CategoryMethods {
  package struct Entry {
    let name: String
    let owner: AnyClass
    let code: IMP.Code
  }

  /// Those that the loading of code has added since the last call of ``takeAdded()``.
  private static var added: [Entry] = []

  /// Adds an override.
  ///
  /// - Parameter name: A name of ``DispatchedMethod``.
  package static func add(
    _ name: String, of owner: AnyClass, _ code: @escaping @MainActor (AnyObject, [Any?]) -> Any?
  ) {
    added.append(Entry(name: name, owner: owner, code: code))
  }

  package static func takeAdded() -> [Entry] {
    defer { added = [] }
    return added
  }

  /// Makes them the methods of the current app and of those that are created from now on, instead of those of the last call.
  package static func install(_ entries: [Entry]) {
    guard !entries.isEmpty || Engine.currentIfAny?.runtimeMethods != nil else { return }
    RuntimeMethods.current.setCategories(entries)
  }
}
