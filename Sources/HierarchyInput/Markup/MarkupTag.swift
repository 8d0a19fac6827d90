/// One tag of a text in XML.
struct MarkupTag {
  enum Kind { case opening, closing, empty }

  var kind: Kind
  var name: String
  /// The line at which the tag begins, from 1.
  var line: Int
  private var attributes: [(name: String, value: String)]

  init(_ kind: Kind, _ name: String, line: Int, attributes: [(name: String, value: String)] = []) {
    (self.kind, self.name, self.line, self.attributes) = (kind, name, line, attributes)
  }

  /// The value of an attribute. `nil` if there is none or it is empty.
  subscript(name: String) -> String? {
    guard let value = attributes.first(where: { $0.name == name })?.value, !value.isEmpty else { return nil }
    return value
  }

  /// A frame of the attributes x, y, width and height. A missing place is 0, as windows have none.
  func frame() throws(HierarchyError) -> ImportedFrame {
    var numbers: [Double] = []
    for (name, isRequired) in [("x", false), ("y", false), ("width", true), ("height", true)] {
      let text = self[name] ?? (isRequired ? "" : "0")
      guard let number = Double(text), abs(number) <= HierarchyLimits.coordinate else {
        throw HierarchyError(
          line: line, "<\(self.name)> has \(name)=\"\(text)\"",
          remedy: "a number of points is needed: give the file as the tool wrote it")
      }
      numbers.append(number)
    }
    return ImportedFrame(standardizing: numbers)
  }

  /// `true` or `false`. `nil` for another value and without the attribute.
  func bool(_ name: String) -> Bool? { self[name].flatMap { Bool($0.lowercased()) } }
}
