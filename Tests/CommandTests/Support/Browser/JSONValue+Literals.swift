import JSONText

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self.init(.string(value)) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(.number(Double(value))) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self.init(.number(value)) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self.init(.bool(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { JSONMember(key: $0.0, value: $0.1) }))
  }
}

extension JSONValue {
  init(_ text: String) { self.init(.string(text)) }

  init(_ number: some BinaryInteger) { self.init(.number(Double(number))) }

  init(_ number: Double) { self.init(.number(number)) }

  init(_ truth: Bool) { self.init(.bool(truth)) }

  /// The value as one line of JSON, which is a literal of JavaScript as well.
  var text: String { canonicalText() }
}
