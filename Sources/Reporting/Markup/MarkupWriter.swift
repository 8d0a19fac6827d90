/// Writes HTML, SVG or XML with balanced elements and escaped text.
struct MarkupWriter {
  /// The markup written so far.
  private(set) var markup = ""

  /// Writes an element around the output of `body`. Attributes whose value is `nil` are left out.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?> = [:], _ body: (inout MarkupWriter) -> Void
  ) {
    open(name, attributes, end: ">")
    body(&self)
    markup += "</\(name)>"
  }

  /// Writes an element that contains a text.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?> = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an empty element of SVG or XML.
  mutating func empty(_ name: StaticString, _ attributes: KeyValuePairs<String, String?>) {
    open(name, attributes, end: "/>")
  }

  /// Writes an HTML element without an end tag.
  mutating func void(_ name: StaticString, _ attributes: KeyValuePairs<String, String?>) {
    open(name, attributes, end: ">")
  }

  /// Writes untrusted text.
  mutating func text(_ text: String) { markup += MarkupText.escaped(text) }

  /// Writes markup that is part of the program, never text from a file.
  mutating func verbatim(_ text: StaticString) { markup += text.description }

  /// Writes the text of a file that is embedded in the program.
  mutating func embed(_ file: String) { markup += file }

  /// Appends the markup of another writer.
  mutating func append(_ other: MarkupWriter) { markup += other.markup }

  /// Starts a new line.
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
