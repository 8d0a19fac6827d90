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
}
