import Foundation

/// The methods whose code an app has looked up or replaced by the functions of the Objective-C runtime.
///
/// Of UIKit's methods the engine calls the replaced code of those in ``DispatchedMethod``. A replacement of another one, or of a method that
/// a class of the app may override in Swift, is reported. Methods of the app are called through the table if the translation of the code has
/// made them so. An engine that is created later has the table of the current one, because code that replaces methods once for a process is
/// not run again.
@MainActor
final class RuntimeMethods {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let name: String
  }

  private var methods: [Key: Method] = [:]

  // MARK: Overrides in extensions

  /// The methods that overrides in extensions are, with the code before; `nil` where the class had no such method itself.
  private var categories: [(method: Method, before: IMP?)] = []

  /// The overrides in extensions whose code runs, the innermost last.
  private var running: [(object: ObjectIdentifier, name: String, owner: AnyClass)] = []

  func setCategories(_ entries: [CategoryMethods.Entry]) {
    for (method, before) in categories.reversed() {
      if let before {
        method.implementation = before
      } else {
        methods[Key(owner: ObjectIdentifier(method.owner), name: DispatchedMethod.name(method.selector.description))] =
          nil
      }
    }
    categories = entries.compactMap { entry in
      let selector = Selector(entry.name)
      let before = replace(selector, of: entry.owner, with: implementation(of: entry))
      return method(entry.name, selector, ownedBy: entry.owner).map { ($0, before) }
    }
  }

  private func implementation(of entry: CategoryMethods.Entry) -> IMP {
    IMP(of: entry.owner) { [unowned self] target, arguments in
      running.append((ObjectIdentifier(target), entry.name, entry.owner))
      defer { running.removeLast() }
      return entry.code(target, arguments)
    }
  }

  /// The class at which the search for a method begins: that of the object, or, for a call of `super` in an override in an extension, the
  /// superclass of the extended class.
  private func start(for object: AnyObject, _ name: String, from start: AnyClass) -> AnyClass {
    let identity = ObjectIdentifier(object)
    guard let call = running.last(where: { $0.object == identity && $0.name == name }) else { return start }
    return _getSuperclass(call.owner) ?? start
  }

  /// The table of the current engine, created by the first access.
  static var current: RuntimeMethods {
    let engine = Engine.current
    if let methods = engine.runtimeMethods { return methods }
    let methods = RuntimeMethods()
    engine.runtimeMethods = methods
    return methods
  }

  /// The method of a class or of its nearest superclass that has it. `nil` if there is none, or it is not declared.
  func method(_ selector: Selector, from aClass: AnyClass?) -> Method? {
    let name = DispatchedMethod.name(selector.description)
    var candidate: AnyClass? = aClass
    while let known = candidate {
      if let own = method(name, selector, ownedBy: known) { return own }
      candidate = _getSuperclass(known)
    }
    guard let aClass else { return nil }
    guard selector.hasCall else {
      Unmodelled.note("it is not known whether \(aClass) has a method \(selector), which is looked up by its name")
      return nil
    }
    return keep(
      Method(selector, of: aClass, limit: "the engine does not call what replaces \(selector)") { target, arguments in
        selector._perform(on: target, arguments.first ?? nil, arguments.dropFirst().first ?? nil)
      }, name)
  }

  /// The method that a class has itself.
  private func method(_ name: String, _ selector: Selector, ownedBy aClass: AnyClass) -> Method? {
    if let known = methods[Key(owner: ObjectIdentifier(aClass), name: name)] { return known }
    if let own = _SelectorTable.ownMethod(selector.description, of: aClass)
      ?? _SelectorTable.ownMethod(name, of: aClass)
    {
      return keep(
        Method(selector, of: aClass, limit: Self.limit(ofOwn: selector, in: aClass)) { target, arguments in
          own(target, arguments.first ?? nil, arguments.dropFirst().first ?? nil)
        }, name)
    }
    guard let dispatched = DispatchedMethod.named(name, ofDescendant: aClass) else { return nil }
    if dispatched.owner == aClass { return keep(Method(selector, of: aClass, dispatched.code), name) }
    guard !Self.isOfUIKit(aClass), dispatched.mayBeOverridden(by: aClass) else { return nil }
    return keep(
      Method(selector, of: aClass, limit: "\(aClass) may override \(selector), and that override cannot be replaced") {
        target, arguments in
        Unmodelled.note(
          "the code of \(selector) of \(aClass) is called, which may override it, and that override cannot be called so"
        )
        return dispatched.code(target, arguments)
      }, name)
  }

  private static func limit(ofOwn selector: Selector, in aClass: AnyClass) -> String? {
    _SelectorTable.isReplaceable(selector.description, of: aClass)
      ? nil : "calls of it are not made by its name"
  }

  private func keep(_ method: Method, _ name: String) -> Method {
    methods[Key(owner: ObjectIdentifier(method.owner), name: name)] = method
    return method
  }

  func add(_ selector: Selector, to aClass: AnyClass?, _ implementation: IMP) -> Bool {
    let name = DispatchedMethod.name(selector.description)
    guard let aClass, method(name, selector, ownedBy: aClass) == nil else { return false }
    let method = Method(selector, of: aClass, limit: Self.limit(ofAdded: selector, name, to: aClass)) { _, _ in nil }
    set(keep(method, name), implementation)
    return true
  }

  /// Why the engine does not call a method that is added to a class; `nil` if it does, or if only the app calls it.
  private static func limit(ofAdded selector: Selector, _ name: String, to aClass: AnyClass) -> String? {
    let limit = "the engine does not call \(selector), which is added to \(aClass)"
    guard let dispatched = DispatchedMethod.named(name, ofDescendant: aClass) else {
      // A method that only the app calls, with a name of the app's.
      return _SelectorTable.inheritedMethod(selector.description, from: aClass) == nil ? limit : nil
    }
    var candidate: AnyClass? = _getSuperclass(aClass)
    while let known = candidate, known != dispatched.owner {
      if !isOfUIKit(known), dispatched.mayBeOverridden(by: known) { return "\(known) may override \(selector)" }
      candidate = _getSuperclass(known)
    }
    return nil
  }

  func replace(_ selector: Selector, of aClass: AnyClass?, with implementation: IMP) -> IMP? {
    guard let aClass else { return nil }
    if add(selector, to: aClass, implementation) { return nil }
    let method = method(DispatchedMethod.name(selector.description), selector, ownedBy: aClass)
    defer { if let method { set(method, implementation) } }
    return method?.implementation
  }

  /// Whether code can be that of a method. Code for the objects of a class below the method's is reported: it would run for other objects.
  func canSet(_ method: Method, _ implementation: IMP) -> Bool {
    guard let owner = implementation.owner, !Self.inherits(method.owner, from: owner) else { return true }
    Unmodelled.note(
      "the code of \(method.selector) of \(method.owner) is replaced by code for \(owner); it is not known whether UIKit's \(owner) has that "
        + "method itself")
    return false
  }

  private static func inherits(_ aClass: AnyClass, from other: AnyClass) -> Bool {
    var candidate: AnyClass? = aClass
    while let known = candidate {
      if known == other { return true }
      candidate = _getSuperclass(known)
    }
    return false
  }

  /// The method that a call by name from its own declaration runs: overrides in Swift have run before.
  func called(_ name: String, by aClass: AnyClass) -> Method? {
    var candidate: AnyClass? = aClass
    while let known = candidate {
      if let method = methods[Key(owner: ObjectIdentifier(known), name: name)], method.limit == nil { return method }
      if _SelectorTable.isReplaceable(name, of: known) { return method(name, Selector(name), ownedBy: known) }
      candidate = _getSuperclass(known)
    }
    return nil
  }

  /// Gives a method other code, and reports one that the engine would not call.
  func set(_ method: Method, _ implementation: IMP) {
    guard canSet(method, implementation) else { return }
    method.implementation = implementation
    if let limit = method.limit {
      Unmodelled.note("the code of \(method.selector) of \(method.owner) is replaced, and \(limit)")
    }
  }

  /// The method that a call of UIKit's own code of `owner` runs instead: one that was added to a class between the object's class and
  /// `owner`, or the one of `owner`. `nil` if nothing was looked up.
  func replacement(_ name: String, from start: AnyClass, to owner: AnyClass) -> Method? {
    if methods.isEmpty { return nil }
    var candidate: AnyClass? = start
    while let known = candidate {
      if let method = methods[Key(owner: ObjectIdentifier(known), name: name)], method.limit == nil { return method }
      if known == owner { return nil }
      candidate = _getSuperclass(known)
    }
    return nil
  }

  /// The method that a call of `hitTest(_:with:)` runs that has come to UIKit's code of a class. The code of the view's most derived class
  /// of UIKit is come to by the call itself, the one of a class above only by a call of `super`.
  func hitTest(of view: UIView, entered implementer: HitTesting.ImplementingClass) -> Method? {
    let owner = implementer.viewClass
    let isMostDerived =
      DispatchedMethod.named(DispatchedMethod.hitTestName, ofDescendant: type(of: view))?.owner == owner
    let first: AnyClass = isMostDerived ? type(of: view) : owner
    return replacement(
      DispatchedMethod.hitTestName, from: start(for: view, DispatchedMethod.hitTestName, from: first), to: owner)
  }

  static func isOfUIKit(_ aClass: AnyClass) -> Bool { _typeName(aClass).hasPrefix("UIKit.") }

  /// Runs what replaces UIKit's code of a method, or that code.
  @inline(__always)
  static func run<Result>(
    _ dispatched: @autoclosure () -> DispatchedMethod, on object: AnyObject, _ arguments: @autoclosure () -> [Any?],
    stock: () -> Result
  ) -> Result {
    guard let methods = Engine.pointer?._withUnsafeGuaranteedRef({ $0.runtimeMethods }) else { return stock() }
    return methods.run(dispatched(), on: object, arguments(), stock: stock)
  }

  @inline(never)
  private func run<Result>(
    _ dispatched: DispatchedMethod, on object: AnyObject, _ arguments: [Any?], stock: () -> Result
  ) -> Result {
    let first: AnyClass = start(for: object, dispatched.name, from: type(of: object))
    guard let method = replacement(dispatched.name, from: first, to: dispatched.owner) else {
      return stock()
    }
    return _result(method.implementation.code(object, arguments), of: dispatched.name)
  }
}

/// Calls a method of the app by the table of replaced methods. The copies of rules call it for the methods that they name in selectors.
@MainActor
public func _callMethod<Result>(_ name: String, on target: AnyObject, _ arguments: [Any?]) -> Result {
  guard let method = RuntimeMethods.current.called(name, by: type(of: target)) else {
    preconditionFailure("-[\(type(of: target)) \(name)]: unrecognized selector sent to an object")
  }
  return _result(method.implementation.code(target, arguments), of: name)
}

/// The result of a method that was called by name.
public func _result<Result>(_ value: Any?, of name: String) -> Result {
  if Result.self == Void.self { return () as! Result }
  if let result = value as? Result { return result }
  preconditionFailure("the code of \(name) returns no \(Result.self)")
}

extension HitTesting.ImplementingClass {
  fileprivate var viewClass: UIView.Type {
    switch self {
    case .view: UIView.self
    case .control: UIControl.self
    case .scrollView: UIScrollView.self
    case .transitionView: UITransitionView.self
    }
  }
}
