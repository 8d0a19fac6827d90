import Scenes

/// Finds what a scene file says about a view, by the view's name in results.
struct DescriptionIndex {
  private let wrappers: [String]
  private(set) var descriptions: [String: ViewDescription] = [:]

  /// An empty index; `wrappers` are the classes of the views that a profile puts around a root view.
  init(wrappers: [String]) {
    self.wrappers = wrappers
  }

  /// Adds windows with all that is in them.
  mutating func add(_ windows: [ViewDescription]) {
    var counts: [String: Int] = [:]
    for window in windows { add(window, path: step(window.className, &counts)) }
  }

  private mutating func add(_ description: ViewDescription, path: String) {
    let name = description.id ?? path
    descriptions[name] = description
    var counts: [String: Int] = [:]
    for child in description.subviews {
      guard child.isRootView, let outermost = wrappers.first else {
        add(child, path: "\(name)/\(step(child.className, &counts))")
        continue
      }
      let inner = (wrappers.dropFirst() + [child.className]).map { "/\($0)[0]" }.joined()
      add(child, path: "\(name)/\(step(outermost, &counts))\(inner)")
    }
  }

  private func step(_ className: String, _ counts: inout [String: Int]) -> String {
    let number = counts[className, default: 0]
    counts[className] = number + 1
    return "\(className)[\(number)]"
  }
}
