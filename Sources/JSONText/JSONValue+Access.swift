extension JSONValue {
  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The truth value, or nil if this is something else.
  public var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The number, or nil if this is something else.
  public var number: Double? {
    if case .number(let value) = content { value } else { nil }
  }

  /// The number if it is a whole one below 2⁵³, the bound below which a `Double` tells every whole number apart; or nil.
  public var integer: Int? {
    guard case .number(let value) = content, value.magnitude < 0x1p53 else { return nil }
    let whole = Int(value)
    return Double(whole) == value ? whole : nil
  }

  /// The string, or nil if this is something else.
  public var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The elements, or nil if this is not an array.
  public var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members in the order of the text, or nil if this is not an object.
  public var object: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a key, or nil if this is not an object or has no such key.
  public subscript(key: String) -> JSONValue? {
    object?.first { $0.key == key }?.value
  }

  /// What kind of value this is, in words for a message: "a string", "an object".
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
