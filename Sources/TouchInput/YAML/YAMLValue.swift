/// A value of a YAML text, with its line.
struct YAMLValue: Sendable {
  enum Content: Sendable {
    /// Nothing, `~` or `null`.
    case null
    /// A scalar as text. A quoted one is always text; a plain one can be a number or a Boolean.
    case scalar(String, isQuoted: Bool)
    case list([YAMLValue])
    /// The members in the order of the text. Keys are unique.
    case map([(key: String, value: YAMLValue)])
  }

  var content: Content
  /// The line of its first character, from 1.
  var line: Int

  /// The text of a scalar; `nil` for another kind of value.
  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The whole number of a plain scalar; `nil` for another value.
  var integer: Int? {
    if case .scalar(let text, isQuoted: false) = content { Int(text) } else { nil }
  }

  var list: [YAMLValue]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  var map: [(key: String, value: YAMLValue)]? {
    if case .map(let members) = content { members } else { nil }
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value of a key; `nil` if this is not a map or has no such key.
  subscript(key: String) -> YAMLValue? {
    map?.first { $0.key == key }?.value
  }

  /// The kind of the value, for messages.
  var kind: String {
    switch content {
    case .null: "empty"
    case .scalar(let text, _): text.quotedForMessage
    case .list: "a list"
    case .map: "a map"
    }
  }
}
