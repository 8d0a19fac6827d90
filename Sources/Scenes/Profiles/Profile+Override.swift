import JSONText
import UIKit

extension Profile.Override {
  /// What is wrong with the text of a parameter.
  struct ParsingError: Error {
    let text: String
  }

  /// Reads `alphaRule=lessThanOrEqual`.
  init(parsing text: String, after earlier: [Profile.Override]) throws(ParsingError) {
    guard let sign = text.firstIndex(of: "=") else {
      throw ParsingError(text: "'\(text)' has no value; a parameter is given as alphaRule=lessThanOrEqual")
    }
    let (name, valueText) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
    guard let parameter = PlatformParameter.named(name) else {
      let remedy = NearMiss.remedy(for: name, among: PlatformParameter.all.map(\.name)).map { "; \($0)" } ?? ""
      throw ParsingError(text: "there is no parameter '\(name)'\(remedy) (see 'replayer profiles ios17')")
    }
    guard !earlier.contains(where: { $0.parameter == name }) else {
      throw ParsingError(text: "'\(name)' is given twice; give it one value")
    }
    guard let value = parameter.readings.first(where: { $0.matches(valueText) }) else {
      let readings = parameter.readings.map(\.description).joined(separator: ", ")
      throw ParsingError(text: "no source gives '\(valueText)' for '\(name)'; the readings are \(readings)")
    }
    self.init(parameter: name, value: value, text: "\(name) \(parameter.text(value))")
  }
}

extension PlatformParameter.Value {
  /// Whether a text is this value.
  fileprivate func matches(_ text: String) -> Bool {
    if case .number(let number) = self, Double(text) == number { return true }
    return description == text
  }
}
