extension JSONValue {
  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The Boolean; `nil` for another kind of value.
  public var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The number; `nil` for another kind of value.
  public var number: Double? {
    if case .number(let value) = content { value } else { nil }
  }

  /// The number as an integer, if it is one below 2⁵³; otherwise `nil`. Below this bound every integer is exact as a
  /// `Double`.
  public var integer: Int? {
    guard case .number(let value) = content, value.magnitude < 0x1p53 else { return nil }
    let whole = Int(value)
    return Double(whole) == value ? whole : nil
  }

  /// The string; `nil` for another kind of value.
  public var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The elements; `nil` if this is not an array.
  public var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members in the order of the text; `nil` if this is not an object.
  public var object: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a key; `nil` if this is not an object or has no such key.
  public subscript(key: String) -> JSONValue? {
    object?.first { $0.key == key }?.value
  }

  /// The kind of the value, for messages: "a string", "an object".
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
