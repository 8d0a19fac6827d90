import Foundation
import JSONText
import Testing

@testable import Scenes
@testable import SystemScenes

/// Compares the page and the schema with the decoder's list of keys.
@Suite("The description of the scene format")
struct SceneFormatTests {
  private static let documentation = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Documentation")

  private static let headings: [SceneKey.Owner: String] = [
    .scene: "## The file", .hostedType: "## The content of a hosted type",
    .hostedContent: "### A part of the content", .source: "## The source of an imported scene",
    .screen: "## The screen", .view: "## A view",
    .gestureRecognizer: "## A gesture recognizer",
    .section: "## A section of a table", .collectionSection: "## A section of a collection view",
    .collectionLayout: "## The layout of a collection view", .layoutSection: "## A section of groups",
    .layoutItem: "## An item or a group", .boundaryItem: "## A header or footer of a section of groups",
    .controller: "## A view controller", .sheet: "## A sheet",
    .dropDown: "## A controller that drops down", .overlayContainer: "## An overlay container",
    .overlaySheet: "## The sheet of an overlay container",
    .change: "## A change", .properties: "## New values", .animation: "## An animation",
  ]

  @Test(
    "lists the decoder's keys, all of them and no others, in its order", arguments: ClassRegistry.standard.keys.owners)
  func pageListsKeys(owner: SceneKey.Owner) throws {
    let rows = try Self.rows(of: owner)
    #expect(rows.map { $0[0] } == ClassRegistry.standard.keys.names(of: owner).map { "`\($0)`" })
  }

  @Test("states the type, the classes and whether a key is required", arguments: ClassRegistry.standard.keys.owners)
  func pageSaysTypes(owner: SceneKey.Owner) throws {
    for (row, key) in zip(try Self.rows(of: owner), ClassRegistry.standard.keys.keys(of: owner)) {
      #expect(row[1] == key.type.rawValue, "\(key.name)")
      try #require(row.count == (owner.hasClasses ? 5 : 4), "\(key.name)")
      if owner.hasClasses {
        let classes = key.classes.isEmpty ? "all" : key.classes.map { "`\($0)`" }.joined(separator: ", ")
        #expect(row[2] == classes, "\(key.name)")
      }
      #expect((row[owner.hasClasses ? 3 : 2] == "required") == key.isRequired, "\(key.name)")
    }
  }

  @Test("names every class of UIKit, every recognizer and every control event that a scene may use")
  func pageNamesNames() throws {
    let page = try Self.page()
    let names =
      ClassRegistry.standard.viewClassNames + ClassRegistry.standard.controllerClassNames
      + ClassRegistry.standard.recognizerClassNames
      + ActionDescription.eventNames + ControllerDescription.PresentationStyle.allCases.map(\.rawValue)
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  @Test("lists the classes whose touches are not modelled, and no others")
  func pageListsUnmodelledClasses() throws {
    let section = try Self.page().components(separatedBy: "### What is read and not modelled yet\n").last ?? ""
    // The text between the first colon and the end of the paragraph.
    let paragraph = section.components(separatedBy: "\n\n").first { $0.contains("`unknown`") } ?? ""
    let listed = paragraph.split(separator: ":").last.map { $0.matches(of: #/`(\w+)`/#).map { String($0.output.1) } }
    let unmodelled = ClassRegistry.standard.viewClassNames.filter { !ClassRegistry.uikit.isInteractionModelled($0) }
    #expect(!unmodelled.isEmpty)
    #expect(listed?.sorted() == unmodelled.sorted())
  }

  @Test("shows valid scenes")
  func pageShowsScenes() throws {
    let blocks = try Self.page().components(separatedBy: "```json\n").dropFirst()
    let scenes = try blocks.map { try decode($0.components(separatedBy: "```")[0]) }
    try #require(scenes.count == 6)
    #expect(scenes[0].windows[0].subviews.map(\.id) == ["push", "overlay"])
    let half = try #require(scenes.first { $0.name == "half" })
    #expect(half.screen.windowSize == CGSize(width: 507, height: 768))
    #expect(scenes[3].windows[0].subviews[0].table?.sections?.map(\.rowCount) == [20, 2])
    #expect(scenes[4].windows[0].subviews[0].collection?.sections?.map(\.rowCount) == [12])
    #expect(scenes[5].controllers.map(\.id) == ["detail", "filters"])
  }

  @Test("has a schema with the decoder's keys and types and no others", arguments: ClassRegistry.standard.keys.owners)
  func schemaHasKeys(owner: SceneKey.Owner) throws {
    let schema = try Self.schema(of: owner)
    let keys = ClassRegistry.standard.keys.keys(of: owner)
    let properties = try #require(schema["properties"]?.object)
    #expect(properties.map(\.key) == keys.map(\.name))
    #expect(schema["additionalProperties"]?.bool == false)
    #expect(schema["required"]?.array?.compactMap(\.string) ?? [] == keys.filter(\.isRequired).map(\.name))
    for (property, key) in zip(properties, keys) {
      #expect(property.value["$ref"]?.string == "#/$defs/\(key.type)", "\(key.name)")
    }
  }

  @Test(
    "describes a key in the page and in the schema with the same text", arguments: ClassRegistry.standard.keys.owners)
  func pageAndSchemaAgree(owner: SceneKey.Owner) throws {
    let properties = try #require(try Self.schema(of: owner)["properties"]?.object)
    for (row, property) in zip(try Self.rows(of: owner), properties) {
      #expect(row.last?.replacing("`", with: "") == property.value["description"]?.string)
    }
  }

  @Test("defines every type of value in the schema, and nothing that no key uses")
  func schemaDefinesTypes() throws {
    let definitions = try #require(try Self.schema()["$defs"]?.object)
    let objects = [
      "section", "collectionSection", "boundaryItem", "controller", "change", "hostedType", "hostedContent",
    ]
    #expect(Set(definitions.map(\.key)) == Set(ClassRegistry.standard.keys.all.map { "\($0.type)" } + objects))
  }

  @Test("lists the names that a value may have")
  func schemaListsNames() throws {
    let definitions = try #require(try Self.schema()["$defs"])
    func names(_ type: String) -> [String]? { definitions[type]?["enum"]?.array?.compactMap(\.string) }
    let events = definitions["actions"]?["propertyNames"]?["enum"]?.array?.compactMap(\.string)
    #expect(events == ActionDescription.eventNames)
    let recognizers = definitions["gestureRecognizer"]?["properties"]?["class"]?["examples"]?.array?.compactMap(
      \.string)
    #expect(recognizers == ClassRegistry.standard.recognizerClassNames)
    let edges = definitions["edges"]?["items"]?["enum"]?.array?.compactMap(\.string)
    #expect(edges == GestureRecognizerDescription.ScreenEdge.allCases.map(\.rawValue))
    #expect(names("tableStyle") == TableDescription.Style.allCases.map(\.rawValue))
    #expect(names("selectionStyle") == CellDescription.SelectionStyle.allCases.map(\.rawValue))
    #expect(names("layoutClass") == LayoutClass.allCases.map(\.rawValue))
    #expect(names("orthogonalScrolling") == OrthogonalScrolling.allCases.map(\.rawValue))
    #expect(names("supplementKind") == SupplementKind.allCases.map(\.rawValue))
    #expect(names("boundaryAlignment") == BoundaryAlignment.allCases.map(\.rawValue))
    #expect(names("insetAdjustment") == ScrollInsetAdjustment.allCases.map(\.rawValue))
    #expect(names("presentationStyle") == ControllerDescription.PresentationStyle.allCases.map(\.rawValue))
    #expect(names("overlayStyle") == OverlayContainerDescription.Style.allCases.map(\.rawValue))
    #expect(names("overlayVersion") == OverlayContainerDescription.Version.allCases.map(\.rawValue))
    #expect(names("fidelity") == SceneSource.Fidelity.allCases.map(\.rawValue))
    #expect(names("curve") == AnimationDescription.Curve.allCases.map(\.rawValue))
    let verbs = definitions["change"]?["oneOf"]?.array?.compactMap { $0["required"]?.array?.first?.string }
    #expect(verbs == ClassRegistry.standard.changeVerbs.map(\.name))
    let directions = definitions["direction"]?["anyOf"]?.array?.first?["enum"]?.array?.compactMap(\.string)
    #expect(directions == GestureRecognizerDescription.SwipeDirection.allCases.map(\.rawValue))
  }

  private static func page() throws -> String {
    try String(contentsOf: documentation.appending(path: "SceneFormat.md"), encoding: .utf8)
  }

  private static func schema() throws -> JSONValue {
    try JSONValue.parse(Data(contentsOf: documentation.appending(path: "scene.schema.json")))
  }

  private static func schema(of owner: SceneKey.Owner) throws -> JSONValue {
    let root = try schema()
    return owner == .scene ? root : try #require(root["$defs"]?[owner.rawValue])
  }

  /// The cells of the first table below an owner's heading.
  private static func rows(of owner: SceneKey.Owner) throws -> [[String]] {
    let lines = try page().components(separatedBy: "\n")
    let title = try #require(headings[owner])
    let heading = try #require(lines.firstIndex(of: title))
    let table = lines[heading...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return table.dropFirst(2).map { row in
      row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }
}
