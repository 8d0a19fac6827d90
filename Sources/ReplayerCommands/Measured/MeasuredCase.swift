import CommandLineSupport
import Foundation
import JSONText

/// Cases in which others measured Apple's UIKit, of one subject. `Documentation/Agreement.md` describes the files.
struct MeasuredFile {
  let subject: String
  let path: String
  /// Swift files by their names.
  let codes: [String: String]
  let cases: [MeasuredCase]

  /// Reads a file. A file that is none, or an incomplete case, fails with exit code 65.
  init(path: String) throws(CommandFailure) {
    let bytes = try InputFile.read(path)
    let json: JSONValue
    do { json = try JSONValue.parse(bytes) } catch { throw CommandFailure(.data, path: path, error.description) }
    guard let subject = json["subject"]?.string, let list = json["cases"]?.array else {
      throw CommandFailure(
        .data, path: path,
        "is no file of measured cases: it has no `subject` or no `cases`; see Documentation/Agreement.md")
    }
    (self.subject, self.path) = (subject, path)
    codes = (json["codes"]?.object ?? []).reduce(into: [:]) { $0[$1.key] = $1.value.string }
    let scenes = json["scenes"]
    var cases: [MeasuredCase] = []
    for one in list {
      guard let found = MeasuredCase(one, scenes: scenes) else {
        throw CommandFailure(.data, path: path, "line \(one.line): a case needs `id`, `kind`, `scene` and `expect`")
      }
      if let problem = found.problem {
        throw CommandFailure(.data, path: path, "line \(one.line): case '\(found.id)': \(problem)")
      }
      cases.append(found)
    }
    self.cases = cases
  }
}

/// An input, and what Apple's UIKit did with it.
struct MeasuredCase {
  enum Kind: String {
    /// Which views points hit.
    case hits
    /// Where views are.
    case frames
    /// What a session gives.
    case session
    /// Where content is some time after the last touch.
    case sample
    /// What the code prints.
    case numbers
  }

  let id: String
  let about: String
  let kind: Kind
  let scene: JSONValue
  let code: String?
  let touches: [JSONValue]
  let expect: JSONValue
  private let tolerances: JSONValue?
  /// Points through which the edges of views are searched.
  let via: JSONValue?

  init?(_ json: JSONValue, scenes: JSONValue?) {
    guard let id = json["id"]?.string, let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:)),
      let expect = json["expect"], let stated = json["scene"],
      let scene = stated.string.map({ scenes?[$0] }) ?? stated
    else { return nil }
    (self.id, self.kind, self.expect, self.scene) = (id, kind, expect, scene)
    about = json["about"]?.string ?? ""
    code = json["code"]?.string
    touches = json["touches"]?.array ?? []
    (tolerances, via) = (json["tolerance"], json["via"])
  }

  func tolerance(_ name: String, _ ordinary: Double) -> Double { tolerances?[name]?.number ?? ordinary }

  private static let sessionKeys: Set = [
    "gestures", "gestureAt", "began", "actions", "someAction", "scroll", "dismissed", "hit", "hitAny", "then",
    "thenNot",
    "thenAt",
  ]

  /// What is wrong with `expect`, which would make the case agree with anything; `nil` if nothing is.
  fileprivate var problem: String? {
    let keys = (expect.object ?? []).map(\.key)
    switch kind {
    case .hits:
      let rows = expect.array ?? []
      let isComplete = rows.allSatisfy { row in
        guard let parts = row.array else { return false }
        return parts.count == 3 && parts[0].number != nil && parts[1].number != nil
      }
      return !rows.isEmpty && isComplete ? nil : "`expect` is a list of `[x, y, view]`"
    case .frames:
      let isComplete = (expect.object ?? []).allSatisfy { ($0.value.array ?? []).compactMap(\.number).count == 4 }
      return !keys.isEmpty && isComplete ? nil : "`expect` has views with `[x, y, width, height]`"
    case .numbers:
      return expect["name"]?.string != nil && expect["values"]?.array?.isEmpty == false
        ? nil : "`expect` has a `name` and `values`"
    case .sample:
      return expect["after"]?.number != nil && expect["y"]?.number != nil ? nil : "`expect` has `after` and `y`"
    case .session:
      if let unknown = keys.first(where: { !Self.sessionKeys.contains($0) }) {
        return "`expect` has the unknown key `\(unknown)`"
      }
      if let scroll = expect["scroll"], scroll["view"]?.string == nil || scroll["at"]?.string == nil {
        return "`scroll` has `view` and `at`"
      }
      return keys.isEmpty ? "`expect` is empty" : nil
    }
  }
}
