package import CommandLineSupport
import HierarchyInput
package import JSONText
import PrintedText

/// What an import of a hierarchy found, left out and is not certain of, as lines of text or as JSON.
package struct ImportReport {
  private let imported: SceneImport
  private let keepsTexts: Bool

  package init(_ imported: SceneImport, keepsTexts: Bool) { (self.imported, self.keepsTexts) = (imported, keepsTexts) }

  /// The counts on one line: `12 views in 1 window, from lldb, exact`.
  package var summary: String {
    let scene = imported.scene
    return "\(Counted.text(scene.viewCount, "view")) in \(Counted.text(scene.windows.count, "window")), "
      + "from \(scene.format), \(scene.fidelity.rawValue)"
  }

  /// One line for each kind of thing that a person should know about.
  package var lines: [String] {
    let scene = imported.scene
    var lines: [String] = []
    if !scene.lacks.isEmpty {
      lines.append("\(scene.format) does not state \(scene.lacks.map(\.rawValue).joined(separator: ", "))")
    }
    for kind in ImportNote.Kind.allCases {
      for note in scene.notes where note.kind == kind { lines.append(line(note)) }
    }
    if !scene.ownClasses.isEmpty {
      let shown = scene.ownClasses.prefix(Self.shownClasses).map { "\($0.name) (\($0.superclass))" }
      let rest = scene.ownClasses.count - shown.count
      lines.append(
        "\(Counted.text(scene.ownClasses.reduce(0) { $0 + $1.count }, "view")) of classes that UIKit does not declare: "
          + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
    }
    if scene.filledCount > 0 { lines.append("\(Counted.text(scene.filledCount, "value")) from the table of classes") }
    if !scene.classesWithRules.isEmpty {
      lines.append(
        "hit tests of \(scene.classesWithRules.joined(separator: ", ")): replay with --rules and their files")
    }
    return lines
  }

  private static let shownClasses = 8

  private func line(_ note: ImportNote) -> String {
    let place = note.line > 0 ? " (line \(note.line)\(note.count > 1 ? " and others" : ""))" : ""
    let detail = note.detail
    switch note.kind {
    case .noise:
      return "\(Counted.text(note.count, "line")) left out that describe\(note.count == 1 ? "s" : "") no view\(place)"
    case .elided: return "views are missing at \(Counted.text(note.count, "place"))\(place)"
    case .repeated:
      return "\(Counted.text(note.count, "view")) with the address of another one: give one dump at a time\(place)"
    case .inexact: return "\(Counted.text(note.count, "view")) not exact: \(detail)\(place)"
    case .animated:
      return "\(Counted.text(note.count, "view")) in motion: the frame is the one after the animation\(place)"
    case .systemWindows: return "\(Counted.text(note.count, "window")) of the system left out: \(detail)\(place)"
    case .controlParts:
      return "\(Counted.text(note.count, "part")) of \(detail) left out, which the engine makes itself\(place)"
    case .texts:
      return keepsTexts
        ? "\(Counted.text(note.count, "text")) kept"
        : "\(Counted.text(note.count, "text")) left out; --keep-text keeps them"
    case .identifiers: return "\(Counted.text(note.count, "identifier")) not used as an id: \(detail)\(place)"
    case .gestureRecognizers:
      return "\(Counted.text(note.count, "view")) with gesture recognizers, which are not in the source\(place)"
    case .values: return "\(Counted.text(note.count, "value")) of \"\(detail)\" left out\(place)"
    case .wrappedRoots: return "\(detail) is no window and was put into one\(place)"
    }
  }

  /// Prints the report as diagnostics.
  package func print(to console: Console, tool: String) {
    for line in lines { console.error.line("\(tool): \(imported.path): \(line)") }
  }

  /// Writes the members of a JSON object.
  package func writeMembers(to json: inout JSONWriter) {
    let scene = imported.scene
    json.member("format", scene.format)
    json.member("fidelity", scene.fidelity.rawValue)
    json.member("views", scene.viewCount)
    json.member("windows", scene.windows.count)
    json.member("lacks", scene.lacks.map(\.rawValue))
    json.member("inexactViews", scene.inexactCount)
    json.member("classesWithRules", scene.classesWithRules)
    json.member("filledValues", scene.filledCount)
    json.member("ownClasses", objects: scene.ownClasses) { json, row in
      json.member("class", row.name)
      json.member("superclass", row.superclass)
      json.member("views", row.count)
    }
    json.member("notes", objects: scene.notes) { json, note in
      json.member("kind", note.kind.rawValue)
      json.member("detail", note.detail.isEmpty ? nil : note.detail)
      json.member("line", note.line > 0 ? note.line : nil)
      json.member("count", note.count)
    }
  }
}
