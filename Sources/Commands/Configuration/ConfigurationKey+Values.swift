import JSONText
import PassThrough
import Scenes

extension ConfigurationKey {
  /// A value that the key cannot have: what is wrong and what to do.
  struct InvalidValue: Error {
    let message: String
  }

  /// The type in messages and in the schema.
  var typeName: String {
    switch kind {
    case .text: "a string"
    case .texts, .paths: "a string or a list of strings"
    case .namedPaths: "a list of strings NAME=PATH or NAME"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .seconds: "a number of seconds above 0 and up to 86400"
    case .flag: "true or false"
    case .effects: "all, structure or none, or an object with ignore"
    }
  }

  /// The values of the option for a value in a file. A flag that is off has none.
  ///
  /// - Parameter path: Converts a path relative to the file.
  func texts(of value: JSONValue, path: (String) -> String) throws(InvalidValue) -> [String] {
    switch kind {
    case .flag:
      guard let flag = value.bool else { throw wrongType(value) }
      return flag ? [""] : []
    case .integer:
      guard let number = value.integer else { throw wrongType(value) }
      return try checked([String(number)])
    case .seconds:
      guard let number = value.number else { throw wrongType(value) }
      return try checked([value.integer.map(String.init) ?? String(number)])
    case .text:
      guard let text = value.string else { throw wrongType(value) }
      return try checked([text])
    case .effects: return try checked([effects(value)])
    case .texts, .paths, .namedPaths:
      var texts: [String] = []
      for element in value.array ?? [value] {
        guard let text = element.string, kind != .namedPaths || value.array != nil else { throw wrongType(value) }
        texts.append(text)
      }
      guard !texts.isEmpty || kind == .namedPaths else {
        throw InvalidValue(message: "'\(name)' is an empty list; leave the key out")
      }
      return try checked(texts).map { located($0, path) }
    }
  }

  /// The values of the option for the text of an environment variable. Paths are separated by colons.
  func texts(ofVariable text: String) throws(InvalidValue) -> [String] {
    switch kind {
    case .flag:
      switch text {
      case "1", "true": return [""]
      case "0", "false": return []
      default: throw InvalidValue(message: "'\(text.onOneLine())' is not true or false")
      }
    case .paths, .namedPaths: return try checked(text.split(separator: ":").map(String.init))
    case .text, .texts, .integer, .seconds, .effects: return try checked([text])
    }
  }

  /// The text of `{"compare": "structure", "ignore": ["clock.text"]}`.
  private func effects(_ value: JSONValue) throws(InvalidValue) -> String {
    if let text = value.string { return text }
    guard let members = value.object else { throw wrongType(value) }
    var parts: [String] = []
    for member in members {
      switch member.key {
      case "compare":
        guard let text = member.value.string else { throw wrongType(member.value) }
        parts.append(text)
      case "ignore":
        for element in member.value.array ?? [member.value] {
          guard let pattern = element.string else { throw wrongType(element) }
          guard !pattern.contains(",") else { throw InvalidValue(message: "'\(name)': a pattern has no comma") }
          parts.append("ignore:\(pattern)")
        }
      default:
        throw InvalidValue(
          message: "'\(name)' has the unknown key '\(member.key.onOneLine())'; the keys are compare and ignore")
      }
    }
    return parts.isEmpty ? "all" : parts.joined(separator: ",")
  }

  /// The texts as the option takes them. Throws if it does not take them.
  private func checked(_ texts: [String]) throws(InvalidValue) -> [String] {
    let texts = kind == .texts ? [texts.joined(separator: ",")] : texts
    for text in texts {
      guard !text.isEmpty else { throw InvalidValue(message: "'\(name)' has an empty text; leave it out") }
      switch kind {
      case .integer(let range):
        guard let number = Int(text), range.contains(number) else { throw isNot(text) }
      case .seconds:
        guard let number = Double(text), number > 0, number <= 86_400 else { throw isNot(text) }
      case .namedPaths:
        // A name alone is a form of standard output.
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty }) else { throw isNot(text) }
      case .text, .texts, .paths, .flag, .effects: break
      }
      do { try check(text) } catch { throw InvalidValue(message: "'\(name)': \("\(error)".onOneLine())") }
    }
    return texts
  }

  private func located(_ text: String, _ path: (String) -> String) -> String {
    switch kind {
    case .paths: return path(text)
    case .namedPaths:
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 1 ? text : "\(parts[0])=\(path(parts[1]))"
    case .text, .texts, .integer, .seconds, .flag, .effects: return text
    }
  }

  private func isNot(_ text: String) -> InvalidValue {
    InvalidValue(message: "'\(name)' has \(text.onOneLine()), which is not \(typeName)")
  }

  private func wrongType(_ value: JSONValue) -> InvalidValue {
    InvalidValue(message: "'\(name)' is \(value.kind); it must be \(typeName)")
  }
}
