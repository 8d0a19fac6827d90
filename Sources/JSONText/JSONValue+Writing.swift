extension JSONValue {
  /// Writes the value without whitespace, with every number in its shortest form.
  ///
  /// An integer below 2⁵³ is written without a fraction, and `-0` as `0`.
  ///
  /// - Parameters: - writer: The writer to which the text is appended. - canonical: Whether the keys of every object
  ///   are sorted by their UTF-8 bytes. Texts that differ only in whitespace,
  ///     order of keys, escapes and forms of numbers then give the same bytes.
  public func write(to writer: inout JSONWriter, canonical: Bool) {
    switch content {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .number(let value):
      if let integer { writer.integer(integer) } else { writer.number(value) }
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.array { writer in
        for element in elements { element.write(to: &writer, canonical: canonical) }
      }
    case .object(let members):
      let ordered =
        canonical ? members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } : members
      writer.object { writer in
        for member in ordered {
          writer.key(member.key)
          member.value.write(to: &writer, canonical: canonical)
        }
      }
    }
  }

  /// The value as text with sorted keys; see ``write(to:canonical:)``.
  public func canonicalText() -> String {
    var writer = JSONWriter()
    write(to: &writer, canonical: true)
    return writer.finish()
  }
}
