import Findings

/// The names of views in a recording with their rungs, which are read when a name is looked up.
package struct RecordedNames {
  /// The rungs as the recording stores them, by name.
  private var texts: [String: String]
  private var known: [String: NameRungs] = [:]
  private var isComplete = false

  /// The names of a session, each with the JSON text of its rungs.
  package init(_ texts: [String: String] = [:]) { self.texts = texts }

  package var isEmpty: Bool { texts.isEmpty }

  var count: Int { texts.count }

  /// Adds a name, unless it is known.
  package mutating func add(_ name: String, _ text: String) {
    guard texts[name] == nil else { return }
    texts[name] = text
    isComplete = false
  }

  /// The text of the rungs of a name.
  func text(of name: String) -> String? { texts[name] }

  /// The rungs of a name; `nil` if the recording has none that can be read.
  mutating func rungs(of name: String) -> NameRungs? {
    if let rungs = known[name] { return rungs }
    guard let rungs = texts[name].flatMap({ NameRungs(text: $0) }) else { return nil }
    known[name] = rungs
    return rungs
  }

  /// The rungs of all names.
  mutating func all() -> [String: NameRungs] {
    if !isComplete {
      for name in texts.keys { _ = rungs(of: name) }
      isComplete = true
    }
    return known
  }
}
