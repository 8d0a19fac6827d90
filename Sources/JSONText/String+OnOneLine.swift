extension String {
  /// The text in a form that a message can quote: control characters and line ends are escaped, and a long text is
  /// shortened. The text can come from a hostile file.
  package func onOneLine(limit: Int = 300) -> String {
    let scalars = unicodeScalars.prefix(limit)
    let isWhole = scalars.endIndex == unicodeScalars.endIndex
    if isWhole, scalars.allSatisfy({ !$0.breaksMessages }) { return self }
    let spelled = scalars.map { $0.breaksMessages ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
    return isWhole ? spelled : spelled + "…"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character or ends a line.
  package var breaksMessages: Bool {
    value < 0x20 || 0x7F...0x9F ~= value || value == 0x2028 || value == 0x2029
  }
}
