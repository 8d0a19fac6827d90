import RecordingStore

/// Compares the code that an app's log names for a control event with the code that a replay ran.
///
/// A log has the selectors and the identifiers of actions that are registered, without classes: `buy:`. A replay has the names in
/// Swift: `Cart.buy(_:)`.
enum ObservedHandlers {
  /// Whether both can be the same code. The order of targets is no statement about UIKit.
  static func areSame(_ observed: [Handler], _ replayed: [Handler]) -> Bool {
    guard observed.count == replayed.count else { return false }
    var left = observed
    for handler in replayed {
      guard let index = left.firstIndex(where: { isSame($0.name, handler) }) else { return false }
      left.remove(at: index)
    }
    return true
  }

  private static func isSame(_ observed: String, _ handler: Handler) -> Bool {
    // UIKit gives an action without an identifier one of its own.
    if handler.name.contains(" closure") { return true }
    if handler.isGiven { return observed == handler.name || !observed.hasSuffix(":") }
    let arguments = handler.name.drop { $0 != "(" }
    let base = handler.name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? handler.name
    let labels = arguments.filter { $0 == ":" }.count
    guard observed.filter({ $0 == ":" }).count == labels else { return false }
    let first = observed.prefix { $0 != ":" }
    if first == base { return true }
    // The first label of a method is part of its selector: `buy(sender:)` is `buyWithSender:`.
    let label = arguments.dropFirst().prefix { $0 != ":" }
    guard labels > 0, label != "_", first.hasPrefix(base) else { return false }
    let rest = first.dropFirst(base.count)
    return rest.lowercased() == label.lowercased() || rest.lowercased() == "with" + label.lowercased()
  }
}
