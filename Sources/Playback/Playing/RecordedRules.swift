import JSONText
package import RecordingStore
package import Scenes
import SystemScenes

/// The user's own classes that the scenes of a recording name: its `meta` row `rules_classes`.
///
/// Without these classes a scene would have plain views of the same names, and every outcome would be of another program.
@MainActor
package struct RecordedRules {
  private static let key = "rules_classes"

  /// The methods that the rules declare: a renamed method is one that they did not have.
  private static let declaredKey = "declared_handlers"
  /// The lines of the code as hashes.
  private static let fingerprintKey = "source_lines"
  /// The maximum number of methods that are stored.
  private static let maximumDeclared = 20_000

  /// The source file of each class, by the name of the class.
  private let files: [String: String]
  private var declared: [String] = []

  /// The classes of the loaded rules that a scene names.
  package init(of scene: SceneDescription) {
    files = scene.rulesClasses
    declared = scene.declaredMethods
  }

  /// The methods that the rules of a recording declared. `nil` if it does not state them.
  static func declaredHandlers(of reader: RecordingReader) -> Set<String>? {
    guard let text = reader.meta[declaredKey], let json = try? JSONValue.parse(Array(text.utf8)) else { return nil }
    return json.array.map { Set($0.compactMap(\.string)) }
  }

  /// The lines of the code that a recording was made with. `nil` if it does not state them.
  static func fingerprint(of reader: RecordingReader) -> SourceFingerprint? {
    reader.meta[fingerprintKey].map(SourceFingerprint.init)
  }

  /// The classes that a recording was made with.
  init(of reader: RecordingReader) throws(RecordingError) {
    guard let text = reader.meta[Self.key] else {
      files = [:]
      return
    }
    var files: [String: String] = [:]
    let members = (try? JSONValue.parse(Array(text.utf8)))?.object
    for member in members ?? [] { files[member.key] = member.value.string }
    guard let members, files.count == members.count else {
      throw RecordingError(
        path: reader.path, kind: .invalid,
        problem: "the row '\(Self.key)' of the table meta is not an object of strings",
        remedy: "record the session again")
    }
    self.files = files
  }

  /// The rows of `meta` that state which methods a build declares, and the lines of its code.
  package static func codeRows(of stored: OutcomeFile.Content) -> [(key: String, value: String)] {
    let fingerprint = stored.fingerprint.map { (key: fingerprintKey, value: $0) }
    return [declaredRow(stored.declared), fingerprint].compactMap { $0 }
  }

  /// The row of `meta` that states which methods rules declare: its key and its value. `nil` without methods.
  private static func declaredRow(_ methods: [String]) -> (key: String, value: String)? {
    guard !methods.isEmpty, methods.count <= maximumDeclared else { return nil }
    var json = JSONWriter()
    json.array { json in
      for name in methods { json.string(name) }
    }
    return (declaredKey, json.finish())
  }

  /// Stores the methods that the loaded rules declare, and the lines of their code as hashes. Without methods there is no row.
  package func writeDeclared(to writer: RecordingWriter) throws(RecordingError) {
    if let text = SourceFingerprint.text { try writer.describe(Self.fingerprintKey, as: text) }
    guard let row = Self.declaredRow(declared) else { return }
    try writer.describe(row.key, as: row.value)
  }

  /// Stores the methods, and the classes in a recording. Without classes there is no row.
  package func write(to writer: RecordingWriter) throws(RecordingError) {
    try writeDeclared(to: writer)
    guard let row = Self.classesRow(files) else { return }
    try writer.describe(row.key, as: row.value)
  }

  /// The row of `meta` that states the source files of classes: its key and its value. `nil` without classes.
  package static func classesRow(_ files: [String: String]) -> (key: String, value: String)? {
    guard !files.isEmpty else { return nil }
    var json = JSONWriter()
    json.object { json in
      for (name, file) in files.sorted(by: { $0.key < $1.key }) { json.member(name, file) }
    }
    return (key, json.finish())
  }

  /// Throws if a scene names one of the classes and the loaded rules do not have it.
  func check(_ scene: SceneRecord, of reader: RecordingReader) throws(RecordingError) {
    guard !files.isEmpty, let json = try? JSONValue.parse(Array(scene.json.utf8)) else { return }
    let registry = ClassRegistry.standard
    let missing = SceneDescription.classNames(in: json).filter { files[$0] != nil && registry.rules($0) == nil }
      .sorted()
    guard !missing.isEmpty else { return }
    let list = missing.map { "\($0) (\(files[$0] ?? ""))" }.joined(separator: ", ")
    let words = missing.count == 1 ? "class \(list)" : "classes \(list)"
    throw RecordingError(
      path: reader.path, kind: .needsRules,
      problem: registry.hasRules
        ? "the recording was made with your own \(words), and the loaded rules have no \(missing.joined(separator: ", "))"
        : "the recording was made with your own \(words), and no rules are loaded",
      remedy: registry.hasRules
        ? "give the files that declare \(missing.count == 1 ? "it" : "them"), or record the session again"
        : "give the files with '--rules FILES', or a build with '--build BUILD'")
  }
}
