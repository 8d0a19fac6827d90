/// One `"key": value` of a JSON object.
public struct JSONMember: Sendable {
  /// The key, with its escapes resolved.
  public var key: String

  /// The line of the key's opening quote, from 1.
  public var keyLine: Int

  /// The column of the key's opening quote, from 1, counted in Unicode scalars.
  public var keyColumn: Int

  public var value: JSONValue

  /// Creates a member. The position 0, 0 means that it was not read from a text.
  public init(key: String, value: JSONValue, keyLine: Int = 0, keyColumn: Int = 0) {
    self.key = key
    self.keyLine = keyLine
    self.keyColumn = keyColumn
    self.value = value
  }
}
