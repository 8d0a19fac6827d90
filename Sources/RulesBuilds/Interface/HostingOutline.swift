import Foundation
import JSONText

/// The types of SwiftUI that the code of some files hosts, with the parts of their bodies that a scene can state.
package struct HostingOutline {
  /// A part of a body, as its text shows it.
  package struct Part: Equatable, Sendable {
    package let id: String
    /// The value of the key `kind` of a scene.
    package let kind: String
    /// The value of the key `class`.
    package let className: String?
    /// The stored closure that a button calls.
    package let calls: String?
    package let file: String
    package let line: Int
  }

  /// A type.
  package struct Hosted: Equatable, Sendable {
    package let name: String
    /// The stored properties that are closures.
    package let closures: [String]
    package let parts: [Part]
  }

  package let hosted: [Hosted]

  /// Reads Swift files and folders of them with the translator.
  package init(
    of paths: [String], definitions: [String] = [], _ installation: Installation
  ) throws(RulesBuildError) {
    let files = try SourceSearch.files(paths)
    let scratch = try BuildCache().scratch("hosted")
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let compiler = try SwiftCompiler()
    let run = try CapturedRun(
      installation.translator(),
      ["--hosted"] + definitions.flatMap { ["--define", $0] } + ["--"] + files.map(\.path),
      environment: compiler.syntaxEnvironment, scratch: scratch)
    guard run.code == 0, let document = try? JSONValue.parse(run.output) else {
      throw RulesBuildError(
        run.code == 65 ? .sources : .unavailable, "the files cannot be read by the translator", details: run.errorLines)
    }
    hosted = (document["hosted"]?.array ?? []).map { type in
      Hosted(
        name: type["name"]?.string ?? "", closures: (type["closures"]?.array ?? []).compactMap(\.string),
        parts: (type["parts"]?.array ?? []).map(Part.init))
    }
  }
}

extension HostingOutline.Part {
  fileprivate init(_ json: JSONValue) {
    self.init(
      id: json["id"]?.string ?? "", kind: json["kind"]?.string ?? "", className: json["class"]?.string,
      calls: json["calls"]?.string, file: json["file"]?.string ?? "", line: json["line"]?.integer ?? 0)
  }
}
