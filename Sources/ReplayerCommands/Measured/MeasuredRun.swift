import CommandLineSupport
import Commands
import Foundation
import JSONText
import RulesBuilds
import RulesLoading

/// Plays the measured cases of files.
@MainActor
struct MeasuredRun {
  /// A case with its result.
  struct Result {
    let subject: String
    let one: MeasuredCase
    let verdict: MeasuredVerdict
  }

  private(set) var results: [Result] = []
  /// The first of the cases that are about what the code of one scene prints, by the scene's text.
  private var printing: [String: MeasuredCheck] = [:]
  private let console: Console

  /// Plays all cases, those without code first. With `codeless` those with code are left out, which need a compiler.
  init(_ paths: [String], codeless: Bool = false, _ console: Console) throws {
    self.console = console
    var files: [MeasuredFile] = []
    for path in try Self.files(paths) { files.append(try MeasuredFile(path: path)) }
    var known: Set<String> = []
    for file in files {
      if let twice = file.cases.first(where: { !known.insert($0.id).inserted }) {
        throw CommandFailure(
          .data, path: file.path, "there are two cases '\(twice.id)'; give each an id of its own, and each file once")
      }
    }
    let count = files.reduce(0) { $0 + $1.cases.count }
    for file in files {
      for one in file.cases where one.code == nil { try add(one, of: file, of: count) }
    }
    if !codeless {
      for file in files { try playCode(of: file, count) }
    }
    console.error.clearProgress()
    // In the order of the files.
    let places = Dictionary(uniqueKeysWithValues: files.flatMap(\.cases).enumerated().map { ($1.id, $0) })
    results.sort { places[$0.one.id, default: 0] < places[$1.one.id, default: 0] }
  }

  private static func files(_ paths: [String]) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      files += exists && isFolder.boolValue ? try DirectorySearch.files(below: path, suffix: ".json") : [path]
    }
    guard !files.isEmpty else {
      throw CommandFailure(
        .noInput, "no file of measured cases was found; name one, or a folder such as Tests/Measured")
    }
    return files
  }

  /// Plays the cases with code, a library for each Swift file.
  private mutating func playCode(of file: MeasuredFile, _ count: Int) throws {
    for (name, text) in file.codes.sorted(by: { $0.key < $1.key }) {
      let cases = file.cases.filter { $0.code == name }
      guard !cases.isEmpty else { continue }
      console.error.progress("building the code '\(name)' of \(file.subject)")
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("measured-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appendingPathComponent("\(name).swift")
      try Data(text.utf8).write(to: path)
      let build = try RulesOptions.compile([path.path], options: RulesBuilder.Options(), console)
      try LoadedRules.load(build.library)
      printing = [:]
      for one in cases { try add(one, of: file, of: count) }
    }
  }

  private mutating func add(_ one: MeasuredCase, of file: MeasuredFile, of count: Int) throws {
    if results.count % 20 == 0 { console.error.progress("case \(results.count) of \(count)") }
    let verdict: MeasuredVerdict
    do {
      verdict = try check(of: one).verdict()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.data, path: file.path, "case '\(one.id)': \(error)")
    }
    results.append(Result(subject: file.subject, one: one, verdict: verdict))
  }

  private mutating func check(of one: MeasuredCase) throws -> MeasuredCheck {
    guard one.kind == .numbers else { return try MeasuredCheck(one) }
    let scene = one.scene.canonicalText()
    if let known = printing[scene] { return MeasuredCheck(one, like: known) }
    let check = try MeasuredCheck(one)
    printing[scene] = check
    return check
  }
}
