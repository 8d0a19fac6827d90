package import CommandLineSupport
import HierarchyInput
package import JSONText
import PrintedText
package import RecordingStore

/// Searches fixtures for texts of an app, addresses of objects and absolute paths, and the lines of source that they hold for
/// control characters.
package struct FixtureLint {
  /// The keys of a scene that hold texts which views show.
  private static let textKeys: Set = [
    "text", "title", "placeholder", "segments", "prompt", "message", "detailText", "secondaryText", "header", "footer",
  ]

  private let file: String
  private var findings: [FixtureFinding] = []
  /// The findings in lines of source, which many decisions repeat.
  private var sources: Set<FixtureFinding> = []

  private init(_ file: String) { self.file = file }

  /// The findings in a scene file.
  package static func findings(inScene json: JSONValue, file: String) -> [FixtureFinding] {
    var lint = FixtureLint(file)
    lint.visit(json, place: "", view: nil, scene: nil)
    return lint.findings
  }

  /// The findings in a recording: in its sessions and in its scenes.
  package static func findings(in reader: RecordingReader) throws(CommandFailure) -> [FixtureFinding] {
    var lint = FixtureLint(reader.path)
    for (key, value) in reader.meta.sorted(by: { $0.key < $1.key }) { lint.check(value, key: key) }
    for session in reader.sessions {
      lint.check(session.source, key: "source", session: session.id)
      if let about = session.about { lint.check(about, key: "about", session: session.id) }
      try lint.checkObserved(session.id, in: reader)
      try lint.checkDecisions(session.id, in: reader)
    }
    for scene in reader.scenes {
      do {
        lint.visit(try JSONValue.parse(Array(scene.json.utf8)), place: "", view: nil, scene: scene.name)
      } catch {
        throw CommandFailure(.data, path: reader.path, "scene '\(scene.name)': \(error)")
      }
    }
    return lint.findings
  }

  /// Checks the names in what was observed in a session.
  private mutating func checkObserved(_ session: Int, in reader: RecordingReader) throws(CommandFailure) {
    var seen: Set<String> = []
    do {
      guard let cursor = try reader.observedOutcomes(ofSession: session) else { return }
      while let outcome = try cursor.next() {
        for text in Self.names(in: outcome.kind) where seen.insert(text).inserted {
          check(text, key: "observed", view: outcome.kind.view, session: session)
        }
      }
    } catch {
      throw CommandFailure(.data, path: reader.path, "\(error)")
    }
  }

  /// Checks the lines of the app's source that the decisions of a session hold, and the paths of their files.
  private mutating func checkDecisions(_ session: Int, in reader: RecordingReader) throws(CommandFailure) {
    do {
      for decision in try reader.decisions(ofSession: session) {
        checkDecision(try JSONValue.parse(Array(decision.json.utf8)), session: session)
      }
    } catch {
      throw CommandFailure(.data, path: reader.path, "session \(session), table decisions: \(error)")
    }
  }

  /// Checks one decision. A line of the source is reported once, whatever the number of touches that it decides.
  private mutating func checkDecision(_ json: JSONValue, session: Int) {
    let name = json["fileName"]?.string ?? json["file"]?.string ?? ""
    if let path = json["file"]?.string, path.hasPrefix("/") || Self.hasPath(path) {
      addOnce(.path, source: name, session: session)
    }
    guard let first = json["source"]?["line"]?.integer else { return }
    for (offset, line) in (json["source"]?["text"]?.array ?? []).compactMap(\.string).enumerated() {
      let place = "\(name):\(first + offset)"
      if Self.hasPath(line) { addOnce(.path, source: place, session: session) }
      if line.unicodeScalars.contains(where: \.isEscapedWhenPrinted) {
        addOnce(.control, source: place, session: session)
      }
    }
  }

  private mutating func addOnce(_ kind: FixtureFinding.Kind, source: String, session: Int) {
    let finding = FixtureFinding(
      file: file, session: session, scene: nil, view: nil, source: source, key: "decisions", kind: kind)
    if sources.insert(finding).inserted { findings.append(finding) }
  }

  /// The names that come from an app in an outcome.
  private static func names(in kind: Outcome.Kind) -> [String] {
    let own: [String?] =
      switch kind {
      case .action(_, _, let name, _): [name]
      case .gesture(_, let recognizer, _, let name): [recognizer, name]
      default: []
      }
    return (own + [kind.view]).compactMap { $0 }
  }

  private mutating func visit(_ value: JSONValue, place: String, view: String?, scene: String?) {
    if let members = value.object {
      let isView = place.hasSuffix("]") || place.hasSuffix("view") || place.hasSuffix("View")
      let name = value["id"]?.string ?? (isView ? place : view)
      for member in members {
        let inner = place.isEmpty ? member.key : "\(place).\(member.key)"
        check(member.key, key: member.key, view: name, scene: scene)
        if Self.textKeys.contains(member.key), hasText(member.value) {
          add(.text, key: member.key, view: name, scene: scene)
        } else {
          visit(member.value, place: inner, key: member.key, view: name, scene: scene)
        }
      }
    }
  }

  private mutating func visit(_ value: JSONValue, place: String, key: String, view: String?, scene: String?) {
    if let text = value.string {
      check(text, key: key, view: view, scene: scene)
    } else if let elements = value.array {
      for (index, element) in elements.enumerated() {
        visit(element, place: "\(place)[\(index)]", key: key, view: view, scene: scene)
      }
    } else {
      visit(value, place: place, view: view, scene: scene)
    }
  }

  /// Whether a value is a text or a list of texts that are not empty.
  private func hasText(_ value: JSONValue) -> Bool {
    if let text = value.string { return !text.isEmpty }
    return value.array?.contains { $0.string.map { !$0.isEmpty } ?? false } ?? false
  }

  private mutating func check(
    _ text: String, key: String, view: String? = nil, scene: String? = nil, session: Int? = nil
  ) {
    if Address.isLikelyIn(text) { add(.address, key: key, view: view, scene: scene, session: session) }
    if Self.hasPath(text) { add(.path, key: key, view: view, scene: scene, session: session) }
  }

  private mutating func add(
    _ kind: FixtureFinding.Kind, key: String, view: String?, scene: String?, session: Int? = nil
  ) {
    findings.append(
      FixtureFinding(file: file, session: session, scene: scene, view: view, key: key, kind: kind))
  }

  private static let roots = [
    "/Users/", "/home/", "/private/", "/var/", "/tmp/", "/Volumes/", "/root/", "/opt/", "/usr/", "/etc/", "/mnt/",
    "/Applications/", "/Library/", "/builds/", "/workspace/", "/srv/", "/data/", "file:///", "C:\\", "D:\\", "C:/",
    "D:/", "~/",
  ]

  /// Whether a text contains an absolute path: a folder of a machine at the start of a word.
  static func hasPath(_ text: String) -> Bool {
    roots.contains { root in
      var rest = text[...]
      while let found = rest.firstRange(of: root) {
        let before = rest[..<found.lowerBound].last
        if before.map({ !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "/" }) ?? true { return true }
        rest = rest[found.upperBound...]
      }
      return false
    }
  }
}
