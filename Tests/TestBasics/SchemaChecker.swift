package import Foundation

/// Checks JSON documents against a JSON Schema, as far as the project's schemas use it. An unknown keyword is a problem.
///
/// In the documents of the tools each key must be described, although a schema without `additionalProperties` permits others.
package struct SchemaChecker {
  private let root: [String: Any]
  private static let annotations: Set<String> = ["$schema", "title", "description", "$defs"]

  package init(_ schema: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: schema)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document; empty if nothing is.
  package func problems(_ document: String) throws -> [String] {
    check(try JSONSerialization.jsonObject(with: Data(document.utf8)), root, "$")
  }

  private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var problems: [String] = []
    for (keyword, rule) in schema where !Self.annotations.contains(keyword) {
      switch (keyword, rule) {
      case ("$ref", let name as String):
        let definitions = root["$defs"] as? [String: Any]
        guard let target = definitions?[String(name.dropFirst("#/$defs/".count))] as? [String: Any] else {
          return ["\(path): no definition \(name)"]
        }
        problems += check(value, target, path)
      case ("type", let names):
        let names = names as? [String] ?? [names as? String ?? ""]
        if !names.contains(where: { Self.has($0, value) }) { problems.append("\(path): not \(names): \(value)") }
      case ("const", let wanted as String):
        if value as? String != wanted { problems.append("\(path): not \(wanted)") }
      case ("enum", let wanted as [String]):
        if !wanted.contains(value as? String ?? "") { problems.append("\(path): not one of \(wanted): \(value)") }
      case ("pattern", let pattern as String):
        if let text = value as? String, text.range(of: pattern, options: .regularExpression) == nil {
          problems.append("\(path): not like \(pattern): \(text)")
        }
      case ("minimum", let least as Double):
        if let number = value as? Double, number < least { problems.append("\(path): below \(least)") }
      case ("minItems", let count as Int):
        if let items = value as? [Any], items.count < count { problems.append("\(path): too short") }
      case ("maxItems", let count as Int):
        if let items = value as? [Any], items.count > count { problems.append("\(path): too long") }
      case ("items", let items as [String: Any]):
        for (index, item) in (value as? [Any] ?? []).enumerated() {
          problems += check(item, items, "\(path)[\(index)]")
        }
      case ("anyOf", let choices as [[String: Any]]):
        let all = choices.map { check(value, $0, path) }
        if !all.contains([]) { problems += all.min { $0.count < $1.count } ?? [] }
      case ("required", let keys as [String]):
        guard let object = value as? [String: Any] else { break }
        problems += keys.filter { object[$0] == nil }.map { "\(path): no \($0)" }
      case ("properties", let properties as [String: Any]):
        guard let object = value as? [String: Any] else { break }
        for (key, member) in object {
          if let property = properties[key] as? [String: Any] {
            problems += check(member, property, "\(path).\(key)")
          } else if schema["additionalProperties"] as? Bool != true {
            problems.append("\(path): \(key) is not described")
          }
        }
      case ("additionalProperties", _ as Bool): break
      default: problems.append("\(path): the checker does not support \(keyword)")
      }
    }
    return problems
  }

  private static func has(_ type: String, _ value: Any) -> Bool {
    let number = value as? NSNumber
    let isBoolean = number.map { String(cString: $0.objCType) == "c" } ?? false
    return switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean
    case "integer": !isBoolean && number.map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "number": !isBoolean && number != nil
    case "null": value is NSNull
    default: false
    }
  }
}
