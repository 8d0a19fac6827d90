import Foundation
import JSONText

/// The result of the translator: a copy of each source that this toolchain compiles, and the registration of the classes.
struct TranslatedSources {
  /// A source as the translator reads it.
  struct Input {
    let path: String
    /// The path as the user named it, which replaces `path` in everything that the translator writes.
    let name: String
  }

  /// A place in the user's sources that has no translation.
  struct Problem: Equatable {
    let path: String
    let line: Int
    let column: Int
    let message: String
    let remedy: String?

    /// One line in the form of the compiler's messages.
    var text: String { "\(path):\(line):\(column): \(message)" + (remedy.map { "; \($0)" } ?? "") }
  }

  /// The files to compile.
  let copies: [String]
  let problems: [Problem]
  /// The files as the translator describes them.
  let files: [JSONValue]
  /// The classes as the translator describes them.
  let classes: [JSONValue]
  /// The functions with their lines.
  let functions: [JSONValue]
  let cuts: [JSONValue]
  /// The faults that the copies can have.
  let mutants: [JSONValue]
  /// The bodies of functions whose executions these copies note.
  let bodies: [JSONValue]
  /// What moves columns of the copies, by the users' names of the files and by line.
  let columns: [String: [Int: [ColumnShift]]]

  /// Runs the translator, which writes the copies to `folder`, with the libraries of the compiler's toolchain.
  ///
  /// - Parameters:
  ///   - cuts: The errors of each run of the compiler.
  ///   - mutants: Whether the copies can have faults, and the keys of those that are left out; `nil` without faults.
  ///   - definitions: The conditions of `#if` that are set.
  ///   - module: The name of the module that the copies become.
  ///   - missing: Names that the compiler did not find, which may be names of that module.
  ///   - metatypeCalls: The places of ``MetatypeCalls``.
  ///   - listsCoverage: Whether the files are described with their branches and handlers.
  init(
    of inputs: [Input], to folder: String, cutting cuts: [[SourceError]] = [], cutsRules: Bool = false,
    mutants leftOut: Set<String>? = nil, definitions: [String] = [], module: String? = nil, missing: Set<String> = [],
    metatypeCalls: Set<String> = [], listsCoverage: Bool = false,
    translator: String, compiler: SwiftCompiler, scratch: String
  ) throws(RulesBuildError) {
    let rounds = cuts.map { $0.flatMap { ["--cut", $0.cut] } }
    var arguments = ["--output", folder] + rounds.joined(separator: ["--next-round"])
    if cutsRules { arguments.append("--cut-rules") }
    if let leftOut { arguments += ["--mutants"] + leftOut.sorted().flatMap { ["--without-mutant", $0] } }
    if let module { arguments += ["--module", module] }
    if listsCoverage { arguments.append("--coverage") }
    arguments += missing.sorted().flatMap { ["--missing", $0] }
    arguments += metatypeCalls.sorted().flatMap { ["--metatype-call", $0] }
    arguments += definitions.flatMap { ["--define", $0] }
    arguments += inputs.flatMap { ["--name", $0.name, $0.path] }
    let run = try CapturedRun(translator, arguments, environment: compiler.syntaxEnvironment, scratch: scratch)
    guard run.code == 0 else {
      // The dynamic linker exits with 127, and code of another version can end in any way.
      if run.code >= 127 {
        throw RulesBuildError(
          .unavailable,
          "rules cannot be compiled: \(translator) does not run with the SwiftSyntax of \(compiler.path); put the Swift "
            + "version on PATH that the tools are built with", details: run.errorLines)
      }
      throw RulesBuildError(
        run.code == 65 ? .sources : .inputOutput, "the sources cannot be translated",
        details: run.errorLines)
    }
    let document: JSONValue
    do { document = try JSONValue.parse(run.output) } catch {
      throw RulesBuildError(.inputOutput, "the translator's output is invalid: \(error)")
    }
    files = document["files"]?.array ?? []
    copies = files.compactMap { $0["copy"]?.string } + ["\(folder)/Registration.swift"]
    columns = Dictionary(
      files.map { file in
        let changes = (file["columns"]?.array ?? []).compactMap(ColumnShift.init)
        return (file["path"]?.string ?? "", Dictionary(grouping: changes, by: \.line))
      }, uniquingKeysWith: { first, _ in first })
    classes = document["classes"]?.array ?? []
    functions = document["functions"]?.array ?? []
    mutants = document["mutants"]?.array ?? []
    bodies = document["bodies"]?.array ?? []
    self.cuts = document["cuts"]?.array ?? []
    problems = (document["problems"]?.array ?? []).map { problem in
      Problem(
        path: problem["file"]?.string ?? "", line: problem["line"]?.integer ?? 0,
        column: problem["column"]?.integer ?? 1, message: problem["message"]?.string ?? "",
        remedy: problem["remedy"]?.string)
    }
  }
}
