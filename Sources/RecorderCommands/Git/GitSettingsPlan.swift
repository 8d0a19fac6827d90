import CommandLineSupport
import Foundation
import GitRepositories

/// What Git needs to show and to merge recordings: settings of the repository and a line of `.gitattributes`.
struct GitSettingsPlan {
  /// One change, or what is as it must be.
  struct Step {
    let isChange: Bool
    let text: String
    let perform: () throws -> Void
  }

  static let attributes = "*.touchrec -text diff=touchrec merge=touchrec"

  private let repository: GitRepository
  private let settings: [(key: String, value: String)]
  private var attributesPath: String { repository.root + "/.gitattributes" }

  /// `tool` is the command that starts `recorder`.
  init(_ repository: GitRepository, tool: String) {
    self.repository = repository
    settings = [
      ("diff.touchrec.textconv", "\(tool) dump"), ("merge.touchrec.name", "TouchReplay recordings"),
      ("merge.touchrec.driver", "\(tool) merge-file %O %A %B %P"),
    ]
  }

  /// The steps that make the settings.
  func installation() throws -> [Step] {
    var steps: [Step] = []
    for (key, value) in settings {
      let text = "\(key) = \(value)"
      if try current(key) == value {
        steps.append(Step(isChange: false, text: text) {})
      } else {
        steps.append(Step(isChange: true, text: "set \(text)") { try set(["config", "--local", key, value], key) })
      }
    }
    let lines = try attributeLines()
    guard !lines.contains(Self.attributes) else {
      return steps + [Step(isChange: false, text: ".gitattributes: \(Self.attributes)") {}]
    }
    return steps + [
      Step(isChange: true, text: "add to .gitattributes: \(Self.attributes)") { try write(lines + [Self.attributes]) }
    ]
  }

  /// The steps that remove them. Settings of other tools are kept.
  func removal() throws -> [Step] {
    var steps: [Step] = []
    for (key, value) in settings {
      guard let found = try current(key), Self.isOurs(found, value) else { continue }
      steps.append(
        Step(isChange: true, text: "remove \(key)") { try set(["config", "--local", "--unset-all", key], key) })
    }
    let lines = try attributeLines()
    guard lines.contains(Self.attributes) else { return steps }
    return steps + [
      Step(isChange: true, text: "remove from .gitattributes: \(Self.attributes)") {
        try write(lines.filter { $0 != Self.attributes })
      }
    ]
  }

  /// Whether a value was set by this tool, from this place or another.
  private static func isOurs(_ found: String, _ value: String) -> Bool {
    let (last, wanted) = (found.split(separator: " ").dropFirst(), value.split(separator: " ").dropFirst())
    return found == value || (last.elementsEqual(wanted) && found.contains("recorder"))
  }

  private func current(_ key: String) throws -> String? {
    let run = try repository.run(["config", "--local", "--get", key])
    return run.code == 0 ? run.text : nil
  }

  private func set(_ words: [String], _ key: String) throws {
    guard try repository.run(words).code == 0 else {
      throw CommandFailure(.io, "\(key) cannot be changed in .git/config; check its permissions, or its lock")
    }
  }

  private func attributeLines() throws -> [String] {
    guard InputFile.exists(attributesPath) else { return [] }
    let text = String(decoding: try InputFile.read(attributesPath), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Writes the lines; a file without lines is removed.
  private func write(_ lines: [String]) throws {
    guard lines.isEmpty else { return try OutputFile.write(lines.map { $0 + "\n" }.joined(), to: attributesPath) }
    try? FileManager.default.removeItem(atPath: attributesPath)
  }
}
