/// The values of an app's objects that are no responders, while the objects exist.
@MainActor
final class AccessibilityOfObjects: EngineState {
  private struct Entry {
    weak var owner: AnyObject?
    var values: AccessibilityValues
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that exist no more are removed.
  private var limit = 64

  /// The values of the current app.
  static var current: AccessibilityOfObjects { Engine.current.state() }

  func values(of object: AnyObject) -> AccessibilityValues {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return AccessibilityValues() }
    return entry.values
  }

  func set(_ values: AccessibilityValues, of object: AnyObject) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(64, 2 * entries.count)
    }
    entries[ObjectIdentifier(object)] = Entry(owner: object, values: values)
  }
}
