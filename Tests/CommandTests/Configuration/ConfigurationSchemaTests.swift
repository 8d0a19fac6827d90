import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

/// Compares the JSON Schema and the page with what the tool prints about its keys.
@Suite("The description of the configuration file")
struct ConfigurationSchemaTests {
  private static let documentation = Repository.root.appending(path: "Documentation")

  private static func settings() throws -> [JSONValue] {
    try #require(try Workshop().replayer("diff --print-config --json").document()["settings"]?.array)
  }

  private static func properties() throws -> [JSONMember] {
    let bytes = try Data(contentsOf: documentation.appending(path: "config.schema.json"))
    let schema = try JSONValue.parse(Array(bytes))
    #expect(schema["additionalProperties"]?.bool == false)
    return try #require(schema["properties"]?.object)
  }

  @Test("is a schema with the keys, in their order, and their types")
  func schema() throws {
    let properties = try Self.properties()
    let settings = try Self.settings()
    #expect(properties.map(\.key) == ["$schema"] + settings.map { $0["key"]?.string ?? "" })
    for setting in settings {
      let property = try #require(properties.first { $0.key == setting["key"]?.string }?.value)
      #expect(try Self.type(property) == setting["type"]?.string, "\(setting["key"]?.string ?? "")")
    }
  }

  @Test("is a page with the option, the variable and the type of every key")
  func page() throws {
    let page = try String(contentsOf: Self.documentation.appending(path: "Configuration.md"), encoding: .utf8)
    for setting in try Self.settings() {
      let key = try #require(setting["key"]?.string)
      let option = setting["option"]?.string.map { "`\($0)`" } ?? "FILE"
      let variable = setting["variable"]?.string.map { "`\($0)`" } ?? "none"
      let type = try #require(setting["type"]?.string)
      #expect(page.contains("\n| `\(key)` | \(type) | \(option) | \(variable) |"), "\(key)")
    }
  }

  /// The type of a property, in the words of the tool.
  private static func type(_ property: JSONValue) throws -> String {
    if let choices = property["oneOf"]?.array {
      #expect(choices.map { $0["type"]?.string } == ["string", "array"])
      #expect(choices[1]["items"]?["type"]?.string == "string" && choices[1]["minItems"]?.integer == 1)
      return "a string or a list of strings"
    }
    if let choices = property["anyOf"]?.array {
      #expect(choices.map { $0["type"]?.string } == ["string", "object"])
      #expect(choices[1]["properties"]?.object?.map(\.key) == ["compare", "ignore"])
      return "all, structure or none, or an object with ignore"
    }
    switch property["type"]?.string {
    case "string": return "a string"
    case "boolean": return "true or false"
    case "array":
      #expect(property["items"]?["pattern"]?.string == "^[a-z]+(=.+)?$")
      return "a list of strings NAME=PATH or NAME"
    case "integer":
      return
        "a whole number from \(property["minimum"]?.integer ?? -1) to \(property["maximum"]?.integer ?? -1)"
    default:
      #expect(property["exclusiveMinimum"]?.integer == 0)
      return "a number of seconds above 0 and up to \(property["maximum"]?.integer ?? -1)"
    }
  }
}
