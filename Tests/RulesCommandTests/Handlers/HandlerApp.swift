import Foundation
import TestSupport
import Testing

/// An app of `Examples/Handlers`: sources, a screen, sessions of touches, and changes of the sources.
struct HandlerApp: Sendable, CustomTestStringConvertible {
  private struct Variants: Decodable {
    let edits: [HandlerVariant]
    let refactorings: [HandlerVariant]
  }

  static let all = ["Inbox", "Map", "Tasks", "Checkout"].map { try! HandlerApp(name: $0) }

  let name: String
  /// The texts of the source files, by name.
  let sources: [String: String]
  let scene: String
  /// The touches of the sessions, by name.
  let sessions: [String: String]
  let edits: [HandlerVariant]
  let refactorings: [HandlerVariant]

  init(name: String) throws {
    self.name = name
    let folder = Repository.root.appending(path: "Examples/Handlers").appending(path: name)
    var files: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[file] = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    sources = files.filter { $0.key.hasSuffix(".swift") }
    scene = files["screen.scene.json"] ?? ""
    let suffix = ".touches.jsonl"
    sessions = Dictionary(
      uniqueKeysWithValues: files.filter { $0.key.hasSuffix(suffix) }.map { (String($0.dropLast(suffix.count)), $1) })
    let variants = try JSONDecoder().decode(Variants.self, from: Data((files["variants.json"] ?? "").utf8))
    (edits, refactorings) = (variants.edits, variants.refactorings)
  }

  var testDescription: String { name }
}
