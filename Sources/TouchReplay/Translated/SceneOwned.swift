import UIKit

/// A static property of an app whose value belongs to the scene that runs, as it belongs to the process on a device.
///
/// Copies of rules have it in the place of static properties that keep objects of the app, such as `static let shared`. A process may
/// play a session several times, with other lengths, and each of them has its own objects.
@propertyWrapper
public struct _SceneOwned<Value> {
  private let make: () -> Value
  private let boxes = StaticBoxes()

  public init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating _modify { yield &box.value }
  }

  private var box: StaticBox<Value> {
    if let known = boxes.current { return unsafeDowncast(known, to: StaticBox<Value>.self) }
    let new = StaticBox(make())
    // The initial value may have read the property.
    if let known = boxes.current { return unsafeDowncast(known, to: StaticBox<Value>.self) }
    boxes.current = new
    return new
  }
}

/// The value of a static property in one scene.
private final class StaticBox<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The boxes of one static property. On another thread than the main one, and without a scene, the last one is used.
private final class StaticBoxes {
  private var last: AnyObject?
  /// Whether a scene has the last one.
  private var isLastOwned = false

  var current: AnyObject? {
    get {
      guard MainThread.isCurrent else { return last }
      nonisolated(unsafe) let boxes = self
      nonisolated(unsafe) var found: AnyObject?
      MainActor.assumeIsolated { found = boxes.ofScene }
      return found
    }
    set {
      last = newValue
      guard MainThread.isCurrent else { return }
      nonisolated(unsafe) let boxes = self
      MainActor.assumeIsolated { boxes.giveLastToScene() }
    }
  }

  @MainActor private var ofScene: AnyObject? {
    guard let engine = Engine.currentIfAny else { return last }
    if let known = engine.staticValues[ObjectIdentifier(self)] {
      (last, isLastOwned) = (known, true)
      return known
    }
    guard last != nil, !isLastOwned else { return nil }
    giveLastToScene()
    return last
  }

  @MainActor private func giveLastToScene() {
    guard let last, let engine = Engine.currentIfAny else { return }
    engine.staticValues[ObjectIdentifier(self)] = last
    isLastOwned = true
  }
}
