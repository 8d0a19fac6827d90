/// The values of objects that are no responders, while the objects exist.
///
/// They belong to the object, as its stored properties do, and not to an engine: an object in a `static let` is made once for all
/// engines of a process, and each engine reads the values that were set then.
@MainActor
final class AccessibilityOfObjects {
  private struct Entry {
    weak var owner: AnyObject?
    var values: AccessibilityValues
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that exist no more are removed.
  private var limit = 64

  /// The values of this process.
  static let current = AccessibilityOfObjects()

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
