import JSONText

extension Tab {
  /// Modifier keys.
  package struct Modifiers: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let control = Modifiers(rawValue: 2)
    package static let command = Modifiers(rawValue: 4)
    package static let shift = Modifiers(rawValue: 8)
  }

  /// Presses and releases a key: a character, or a named key such as `Tab`, `Enter`, `Escape` or `ArrowLeft`.
  package func press(_ key: String, _ modifiers: Modifiers = [], times: Int = 1) throws {
    let isCharacter = key.count == 1
    // The text that the key enters; with a modifier other than Shift it enters none.
    let text = key == "Enter" ? "\r" : isCharacter && modifiers.isSubset(of: .shift) ? key : ""
    var members = [
      JSONMember(key: "key", value: .init(key)), JSONMember(key: "code", value: .init(Self.code(of: key))),
      JSONMember(key: "modifiers", value: .init(modifiers.rawValue)),
      JSONMember(key: "windowsVirtualKeyCode", value: .init(Self.number(of: key))),
    ]
    let up = members + [JSONMember(key: "type", value: "keyUp")]
    members.append(JSONMember(key: "type", value: text.isEmpty ? "rawKeyDown" : "keyDown"))
    members.append(JSONMember(key: "text", value: .init(text)))
    for _ in 0..<times {
      try call("Input.dispatchKeyEvent", JSONValue(.object(members)))
      try call("Input.dispatchKeyEvent", JSONValue(.object(up)))
    }
  }

  /// Types a text, key by key.
  package func type(_ text: String) throws {
    for character in text { try press(String(character)) }
  }

  private static func code(of key: String) -> String {
    guard key.count == 1, let character = key.first else { return key }
    if character == " " { return "Space" }
    return character.isLetter ? "Key\(character.uppercased())" : character.isNumber ? "Digit\(character)" : ""
  }

  /// The key code of Windows, which browsers use to recognise keys with a function.
  private static func number(of key: String) -> Int {
    let named = [
      "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46,
    ]
    if let number = named[key] { return number }
    guard key.count == 1, let character = key.uppercased().first, character.isLetter || character.isNumber else {
      return 0
    }
    return Int(character.asciiValue ?? 0)
  }
}
