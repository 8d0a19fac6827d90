/// The place in an app's code at which a closure is given to UIKit.
package struct ClosurePlace: Sendable {
  /// The module and the name of the file.
  let id: StaticString
  let file: StaticString
  let line: UInt
  /// The declaration around the place.
  let function: StaticString

  package init(_ id: StaticString, _ file: StaticString, _ line: UInt, _ function: StaticString) {
    (self.id, self.file, self.line, self.function) = (id, file, line, function)
  }

  /// The module of the place.
  var module: String { String(String(describing: id).prefix { $0 != "/" }) }

  /// The name of the closure: the method that it only calls, else the declaration that contains it.
  ///
  /// Without a table of the module's declarations it has no type: `viewDidLoad closure`.
  @MainActor
  package var name: ClosureName {
    if let table = DeclaredHandlers.tables[module],
      let found = table.closure(in: String(describing: file), line: Int(line))
    {
      return found
    }
    let base = String(describing: function).prefix { $0 != "(" }
    return ClosureName(name: "\(base) closure")
  }
}

/// The name of a closure in results.
package struct ClosureName {
  package var name: String
  /// The method that the closure calls on its weak `self`, and does nothing else.
  package var methodOfSelf: String?
  /// Whether the closure states whether its weak `self` is gone.
  package var isWeak = false
  /// Whether the app gives the name, as an identifier or a title.
  package var isGiven = false

  package init(name: String, methodOfSelf: String? = nil, isWeak: Bool = false, isGiven: Bool = false) {
    (self.name, self.methodOfSelf, self.isWeak, self.isGiven) = (name, methodOfSelf, isWeak, isGiven)
  }

  /// The same closure under a name that the app gives.
  func named(_ given: String) -> ClosureName { ClosureName(name: given, isWeak: isWeak, isGiven: true) }
}
