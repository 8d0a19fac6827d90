package import JSONText

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(.string(value)) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(.number(Double(value))) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) { self.init(.number(value)) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { JSONMember(key: $0.0, value: $0.1) }))
  }
}

extension JSONValue {
  package init(_ text: String) { self.init(.string(text)) }

  package init(_ number: some BinaryInteger) { self.init(.number(Double(number))) }

  package init(_ number: Double) { self.init(.number(number)) }

  package init(_ truth: Bool) { self.init(.bool(truth)) }

  /// The value as one line of JSON, which is also a JavaScript literal.
  package var text: String { canonicalText() }
}
