import RecordingStore

/// Pieces of Swift source in exported tests.
enum SwiftText {
  /// A string literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F: literal.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic: literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  /// The call of the test's function for the place of a sample, in parts of the window.
  static func point(_ sample: TouchSample, in screen: ScreenSize) -> String {
    "point(\(ExportNumber.text(sample.x / screen.width, places: 6)), \(ExportNumber.text(sample.y / screen.height, places: 6)))"
  }

  /// The name of the test's class: `CheckoutSheetSession0`.
  static func typeName(_ session: ExportedSession) -> String {
    let words = session.recording.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter == true ? name : "Recorded" + name) + "Session\(session.number)"
  }
}
