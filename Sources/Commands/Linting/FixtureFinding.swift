package import JSONText

/// Something in a fixture that should not be in version control.
package struct FixtureFinding: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// A text that a view shows, which can be a person's.
    case text
    /// The address of an object, which differs from run to run.
    case address
    /// A path of one machine, which has the name of a person in it.
    case path
    /// A control character, or one that hides or reorders text, in a line of source.
    case control
  }

  package var file: String
  /// The session of a recording. `nil` for its scene and for other files.
  package var session: Int?
  /// The scene in a recording.
  package var scene: String?
  /// The id of the view, or its place in the scene: `windows[0].subviews[2]`.
  package var view: String?
  /// The file and the line of the app's source: `Message.swift:10`.
  package var source: String?
  /// The key, the property or the table that holds it.
  package var key: String
  package var kind: Kind

  /// The finding on one line, without the text itself.
  package var line: String {
    let places = [
      session.map { "session \($0)" }, scene.map { "scene '\($0)'" }, view.map { "view '\($0)'" },
      source.map { "source \($0)" }, "\"\(key)\"",
    ]
    let what =
      switch kind {
      case .text: "a text of the app; remove it, or import without --keep-text"
      case .address: "an address, which differs in every run; give the view another id"
      case .path where source != nil:
        "an absolute path of one machine; remove it from the source, and record again with a relative path in --rules"
      case .path: "an absolute path of one machine; remove it"
      case .control:
        "a control character, or one that hides or reorders text; remove it from the source, and record again"
      }
    return "\(file): \(places.compactMap { $0 }.joined(separator: ", ")): \(what)"
  }

  /// Writes the members of a JSON object.
  package func writeMembers(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("session", session)
    json.member("scene", scene)
    json.member("view", view)
    json.member("source", source)
    json.member("key", key)
    json.member("kind", kind.rawValue)
  }
}
