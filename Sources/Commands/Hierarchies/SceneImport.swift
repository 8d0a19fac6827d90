package import CommandLineSupport
package import HierarchyInput
import PrintedText
package import Scenes
import SystemScenes

/// A hierarchy of another tool as a scene, as `--from` and its options ask for it.
package struct SceneImport {
  /// The options of commands that import a hierarchy, except for `--from`.
  package static let options = [
    Option(
      "classes", .text("FILE"), completion: .files,
      help: "A table of the app's classes: their superclasses, flags and hit tests"),
    Option(
      "id", .text("NAME=ADDRESS"), help: "The id for the view with an address of the dump (0x…)", isRepeatable: true),
    .flag("keep-text", help: "Keep the texts of the views; without it, they are left out"),
  ]

  /// The option `--from`.
  package static func from(isRequired: Bool) -> Option {
    let names = HierarchyImporters.all.map { $0.name }
    return Option(
      "from", .choice("FORMAT", names), help: "The format of FILE: \(names.joined(separator: ", "))",
      isRequired: isRequired)
  }

  /// The formats in the help: `lldb: what …`.
  package static var summaries: String {
    HierarchyImporters.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")
  }

  /// The path of the hierarchy; `-` is standard input.
  package let path: String
  package var scene: ImportedScene
  private let known: KnownClasses
  private let keepsTexts: Bool

  /// Reads the hierarchy of a path and applies the options.
  package init(_ path: String, named name: String, _ arguments: Arguments) throws(CommandFailure) {
    let format = HierarchyImporters.all.first { $0.name == arguments.string("from") }
    guard let format else { throw arguments.misuse("give the format of FILE", option: "from") }
    self.path = path
    known = .standard
    keepsTexts = arguments.flag("keep-text")
    let table = try Self.table(of: arguments)
    let bytes = try Self.read(path, format)
    do throws(HierarchyError) {
      scene = try SceneMaker.scene(of: format.read(bytes), named: name, known: known, table: table)
    } catch {
      throw CommandFailure(.data, path: path, error.description)
    }
    for text in arguments.strings("id") { try assign(text, arguments) }
  }

  /// The table of `--classes`; an empty one without the option.
  private static func table(of arguments: Arguments) throws(CommandFailure) -> ClassTable {
    guard let path = arguments.string("classes") else { return ClassTable() }
    let bytes = try InputFile.read(path)
    do throws(HierarchyError) {
      return try ClassTable(bytes, known: .standard)
    } catch {
      throw CommandFailure(.data, path: path, error.description)
    }
  }

  /// The content of the file. A bundle of Xcode is a folder that only Xcode's tools read.
  private static func read(
    _ path: String, _ format: any HierarchyImporter.Type
  ) throws(CommandFailure) -> [UInt8] {
    if format == XCUITestImporter.self, DirectorySearch.isDirectory(path) {
      throw CommandFailure(
        .data, path: path, "is a folder, and only Xcode reads a result bundle; \(XCUITestImporter.remedy)")
    }
    let bytes = try InputFile.read(path)
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw CommandFailure(
        .data, path: path, path == "-" ? "standard input is empty; copy the hierarchy first" : "is empty; save it again"
      )
    }
    return bytes
  }

  private mutating func assign(_ text: String, _ arguments: Arguments) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[1].lowercased().hasPrefix("0x") else {
      throw arguments.misuse("'\(text)' is not NAME=0xADDRESS", option: "id")
    }
    guard !scene.ids.contains(parts[0]) else {
      throw arguments.misuse("the hierarchy has a view '\(parts[0])' already", option: "id")
    }
    let count = scene.count(ofAddress: parts[1])
    guard count <= 1 else {
      throw CommandFailure(
        .data, path: path, "--id \(text): \(count) views have the address \(parts[1]); give one dump at a time")
    }
    guard scene.assign(id: parts[0], toAddress: parts[1]) else {
      throw CommandFailure(.data, path: path, "--id \(text): no view has the address \(parts[1])")
    }
  }

  /// The text of the scene file.
  package var text: String { SceneFileWriter.text(of: scene, known: known, keepsTexts: keepsTexts) }

  /// The decoded scene. It fails with exit code 65 for a hierarchy that a scene cannot express.
  package func description() throws(CommandFailure) -> SceneDescription {
    do {
      return try SceneDescription.decode(Array(text.utf8))
    } catch {
      throw CommandFailure(.data, path: path, "the scene of this hierarchy is not valid: \(error.description)")
    }
  }

  /// A name for a scene from the name of a file: `toast` of `Scenes/toast.scene.json`.
  package static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.prefix { $0 != "." }
    let name = stem.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" }
    return name.contains { $0 != "-" } ? String(name) : "imported"
  }
}

extension KnownClasses {
  /// The classes of the tools.
  package static var standard: KnownClasses {
    let registry = ClassRegistry.standard
    return KnownClasses(
      superclasses: Dictionary(
        uniqueKeysWithValues: registry.viewClassNames.map { ($0, registry.superclass(of: $0)) }),
      makers: Set(registry.viewClassNames.filter(registry.makesSubviews)),
      others: Set(registry.controllerClassNames))
  }
}
