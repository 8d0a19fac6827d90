/// Writes HTML, SVG or XML so that every element is closed and every text is escaped.
struct MarkupWriter {
  /// What was written so far.
  private(set) var markup = ""

  /// An element with what `body` writes into it. Attributes whose value is `nil` are left out.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?> = [:], _ body: (inout MarkupWriter) -> Void
  ) {
    open(name, attributes, end: ">")
    body(&self)
    markup += "</\(name)>"
  }

  /// An element that holds a text.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?> = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// An element of SVG or XML without content.
  mutating func empty(_ name: StaticString, _ attributes: KeyValuePairs<String, String?>) {
    open(name, attributes, end: "/>")
  }

  /// One of HTML's elements that have no end tag.
  mutating func void(_ name: StaticString, _ attributes: KeyValuePairs<String, String?>) {
    open(name, attributes, end: ">")
  }

  /// Text of whatever origin.
  mutating func text(_ text: String) { markup += MarkupText.escaped(text) }

  /// Markup that is part of the program: never what a file says.
  mutating func verbatim(_ text: StaticString) { markup += text.description }

  /// Adds what another writer wrote.
  mutating func append(_ other: MarkupWriter) { markup += other.markup }

  /// Starts a new line, for those who compare the bytes.
  mutating func newLine() { markup += "\n" }

  private mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?>, end: StaticString
  ) {
    markup += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      markup += " \(key)=\"\(MarkupText.escaped(value, isAttribute: true))\""
    }
    markup += end.description
  }
}
