extension String {
  /// The text in quotation marks for a one-line error: control characters are escaped, and it is cut after 40
  /// characters.
  var quotedForMessage: String {
    var text = "\""
    for (index, scalar) in unicodeScalars.enumerated() {
      if index == 40 {
        text += "…"
        break
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
