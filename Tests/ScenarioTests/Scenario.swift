import Foundation
import TestSupport
import Testing

/// A folder of `Examples/Scenarios`: a screen, rules in several versions, a session, and the verdict on each version.
struct Scenario: Decodable, Sendable, CustomTestStringConvertible {
  struct Recording: Decodable, Sendable {
    let rules: String
    let profile: String?
    let options: [String]
  }

  struct Build: Decodable, Sendable {
    let rules: String
    let profile: String
    /// `same`, `differs` or `inconclusive`.
    let verdict: String
    /// What the red run shows. Only where the verdict is `differs`.
    let because: String?
  }

  /// The behaviour that the session protects.
  let about: String
  /// The rows of the catalogue of regressions that it represents.
  let `case`: String
  /// Where the regression was reported.
  let issues: [String]
  /// Why no build has a certain verdict. `nil` for most.
  let unknown: String?
  let record: Recording
  let builds: [Build]

  private(set) var name = ""

  private enum CodingKeys: CodingKey { case about, `case`, issues, unknown, record, builds }

  static let folder = Repository.root.appending(path: "Examples/Scenarios")

  static let all: [Scenario] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: "\(name)/scenario.json")) else { return nil }
      var scenario = try! JSONDecoder().decode(Scenario.self, from: data)
      scenario.name = name
      return scenario
    }
  }()

  var testDescription: String { name }

  func path(_ file: String) -> String { "Examples/Scenarios/\(name)/\(file)" }

  var recording: String { path("session.touchrec") }

  /// The arguments of `recorder capture` that make the recording.
  func capture(to output: String) -> [String] {
    ["capture", "--scene", path("screen.scene.json"), "--rules", path(record.rules)]
      + (record.profile.map { ["--profile", $0] } ?? []) + record.options + ["--about", about, "-o", output]
  }

  /// The names of the rule files, in order.
  var versions: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: name).path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
  }
}
