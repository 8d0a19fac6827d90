import JSONText

extension JSONValue {
  /// The JSON value of a text.
  static func hierarchy(_ bytes: [UInt8], remedy: String) throws(HierarchyError) -> JSONValue {
    do {
      return try JSONValue.parse(bytes)
    } catch {
      throw HierarchyError(line: error.line, "column \(error.column): \(error.message)", remedy: remedy)
    }
  }

  /// A number of a key. `nil` if there is none or it is `null`.
  func coordinate(_ key: String) throws(HierarchyError) -> Double? {
    guard let value = self[key] else { return nil }
    if case .null = value.content { return nil }
    guard let number = value.number, abs(number) <= HierarchyLimits.coordinate else {
      throw HierarchyError(
        line: value.line, "\"\(key)\" is not a number of points", remedy: "save the file again, unchanged")
    }
    return number
  }

  /// The frame of the keys x, y, width and height.
  func frame() throws(HierarchyError) -> ImportedFrame {
    var numbers: [Double] = []
    for key in ["x", "y", "width", "height"] {
      guard let number = try coordinate(key) else {
        throw HierarchyError(line: line, "a view has no \"\(key)\"", remedy: "save the file again, unchanged")
      }
      numbers.append(number)
    }
    return ImportedFrame(standardizing: numbers)
  }

  /// A text of a key that is not empty.
  func text(_ key: String) -> String? {
    guard let text = self[key]?.string, !text.isEmpty else { return nil }
    return text
  }

  /// The first text of some keys that is not empty.
  func firstText(_ keys: String...) -> String? {
    for key in keys {
      if let text = text(key) { return text }
    }
    return nil
  }

  /// `true` or `false` of a key. `nil` for another value and without the key.
  ///
  /// It is not inlined: version 6.3.1 of the compiler stops at an optional chain of these accessors when it optimises.
  @inline(never)
  func flag(_ key: String) -> Bool? {
    guard let value = self[key], case .bool(let flag) = value.content else { return nil }
    return flag
  }
}
