import PrintedText

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
      let category = scalar.properties.generalCategory
      if scalar.isEscapedWhenPrinted || scalar == "\t" || category == .unassigned || category == .privateUse {
        text += scalar.printedEscape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
