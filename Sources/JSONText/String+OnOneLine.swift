extension String {
  /// The text with every control character and line end spelled out, so that a message that quotes it stays on one line.
  package var onOneLine: String {
    if unicodeScalars.allSatisfy({ !$0.breaksMessages }) { return self }
    return unicodeScalars.map { $0.breaksMessages ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character or ends a line.
  package var breaksMessages: Bool {
    value < 0x20 || 0x7F...0x9F ~= value || value == 0x2028 || value == 0x2029
  }
}
