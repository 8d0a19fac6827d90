import ChildProcess
import ContentHashing
import Foundation
import PrintedText

/// Compiles Swift files into builds.
package struct RulesBuilder {
  /// What happens to members that do not compile.
  package struct Options: Sendable {
    /// Whether they are replaced by code that reports that they were cut.
    package var cutsMissing = false
    /// Whether hit-test methods and methods of recognizers may be cut, too.
    package var cutsRules = false
    /// The conditions of `#if` that are set, such as `DEBUG`.
    package var definitions: [String] = []
    /// Whether all errors of sources that do not compile are listed, and not only the first.
    package var listsAllErrors = false
    /// Whether the code counts how often it runs.
    package var measuresCoverage = false
    /// Whether the code can have small faults, of which one is selected at run time.
    package var hasMutants = false

    package init(cutsMissing: Bool = false, cutsRules: Bool = false, definitions: [String] = []) {
      self.cutsMissing = cutsMissing
      self.cutsRules = cutsRules
      self.definitions = definitions
    }

    var identity: String {
      "cut \(cutsMissing) \(cutsRules) define \(definitions.sorted())" + (hasMutants ? " mutants" : "")
        + (measuresCoverage ? "\n\(CounterCode.text)\(CounterCode.options(""))" : "")
    }
  }

  /// The number of times that sources are compiled, each time with more members cut.
  private static let mostRounds = 24

  private let installation: Installation
  private let options: Options
  /// Called with a sentence about the work that begins.
  private let progress: (String) -> Void

  package init(
    _ installation: Installation, options: Options = Options(), progress: @escaping (String) -> Void = { _ in }
  ) {
    self.installation = installation
    self.options = options
    self.progress = progress
  }

  /// The build of files and folders, from the cache if it has one of the same content.
  ///
  /// - Parameters:
  ///   - revision: The commit whose files are compiled; `nil` for the files of the working directory.
  package func build(_ paths: [String], revision: String? = nil) throws(RulesBuildError) -> RulesBuild {
    try build(sources(paths, revision: revision), revision: revision)
  }

  /// The Swift files that files and folders name, in the working directory or at a commit.
  package func sources(_ paths: [String], revision: String? = nil) throws(RulesBuildError) -> [RulesFile] {
    guard let revision else { return try SourceSearch.files(paths) }
    return try GitRevision(revision).files(paths)
  }

  /// The build of some files, from the cache if it has one of the same content. `revision` is the commit that they are from.
  package func build(_ sources: [RulesFile], revision: String? = nil) throws(RulesBuildError) -> RulesBuild {
    try build(sources, revision: revision, in: BuildCache())
  }

  /// Ends a build that runs on another thread as soon as one of its programs runs. It fails with kind `interrupted`.
  package static func cancel() { SignalledRun.cancel() }

  func build(
    _ sources: [RulesFile], revision: String?, in cache: BuildCache
  ) throws(RulesBuildError) -> RulesBuild {
    let compiler = try SwiftCompiler()
    let key = key(of: sources, compiler: compiler.identity, installation: try installation.identity())
    let name = revision.map { "rev:\($0)" } ?? "rules"
    if let build = cache.build(key, name: name) { return build }
    let lock = try cache.lock(key) { progress("waiting for another process that compiles the same files") }
    defer { withExtendedLifetime(lock) {} }
    if let build = cache.build(key, name: name) { return build }
    let scratch = try cache.scratch(key)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    progress("compiling \(Counted.text(sources.count, "file"))")
    try make(sources, revision: revision, key: key, compiler: compiler, in: scratch)
    try cache.publish("\(scratch)/build", as: key)
    guard var build = cache.build(key, name: name) else {
      throw RulesBuildError(.inputOutput, "\(cache.folder)/\(key): the new build cannot be read; check the disk")
    }
    build.isNew = true
    return build
  }

  /// Translates and compiles sources into the folder `build` of `scratch`.
  private func make(
    _ sources: [RulesFile], revision: String?, key: String, compiler: SwiftCompiler, in scratch: String
  ) throws(RulesBuildError) {
    let folder = "\(scratch)/build"
    let copies = "\(folder)/translated"
    try create(copies)
    // The translator reads what was read here, whatever happens to the files meanwhile.
    let inputs = try write(sources, below: "\(scratch)/sources")
    let module = "Rules_\(key.prefix(16))"
    let library = "\(folder)/\(RulesBuild.libraryName)"
    let (translator, modules) = (try installation.translator(), try installation.modules())
    var cuts: [[SourceError]] = []
    var translation: TranslatedSources
    var errors: [CompilerMessages.Error] = []
    var missing: [CompilerMessages.Error] = []
    var ownNames: Set<String> = []
    var metatypeCalls: Set<String> = []
    var mutants = FailingMutants()
    var round = 0
    while true {
      round += 1
      translation = try TranslatedSources(
        of: inputs, to: copies, cutting: cuts, cutsRules: options.cutsRules,
        mutants: options.hasMutants ? mutants.keys : nil, definitions: options.definitions, module: module,
        missing: ownNames, metatypeCalls: metatypeCalls, listsCoverage: options.measuresCoverage,
        translator: translator, compiler: compiler, scratch: scratch)
      let messages = try compile(
        translation.copies, module: module, importing: modules, to: library, compiler, scratch: scratch)
      guard let messages else { break }
      let newNames = OwnModuleNames.list(messages.errors, in: sources).subtracting(ownNames)
      let newCalls = MetatypeCalls.list(messages.errors, in: inputs, translation.columns)
        .subtracting(metatypeCalls)
      if !newNames.isEmpty || !newCalls.isEmpty {
        ownNames.formUnion(newNames)
        metatypeCalls.formUnion(newCalls)
        round -= 1
        continue
      }
      if options.hasMutants, mutants.add(messages.errors, translation.mutants, columns: translation.columns) {
        progress("compiling \(Counted.text(sources.count, "file")), \(mutants.keys.count) mutants left out")
        round -= 1
        continue
      }
      if round == 1 { missing = messages.errors }
      let found = SourceError.list(messages.errors, in: inputs)
      guard options.cutsMissing, !found.isEmpty, messages.errors != errors, round < Self.mostRounds else {
        throw failure(messages, translation, missing, sources, copies)
      }
      errors = messages.errors
      cuts.append(found)
      progress("compiling \(Counted.text(sources.count, "file")), \(Counted.text(translation.cuts.count, "cut"))")
    }
    guard let bytes = FileManager.default.contents(atPath: library) else {
      throw RulesBuildError(.inputOutput, "\(library): the compiler wrote no library; check the disk")
    }
    let manifest = RulesManifest(
      module: module,
      sources: sources.map { RulesManifest.Source(path: $0.path, hash: RulesBuild.hash($0.content)) },
      revision: revision, compiler: try compiler.version(scratch: scratch), engineVersion: installation.version,
      tools: [:], libraryHash: RulesBuild.hash(Array(bytes)), classes: translation.classes, cuts: translation.cuts,
      problems: translation.problems.map(\.text), missing: MissingSymbols(missing).lines,
      functions: translation.functions, mutants: translation.mutants, bodies: translation.bodies)
    try write(Data(manifest.json().utf8), to: "\(folder)/\(RulesManifest.fileName)")
    if options.measuresCoverage {
      try write(Data(CoverageSources.json(translation.files).utf8), to: "\(folder)/\(CoverageSources.fileName)")
    }
  }

  /// Compiles copies, with what a build with counters has in addition.
  private func compile(
    _ copies: [String], module: String, importing modules: String, to library: String, _ compiler: SwiftCompiler,
    scratch: String
  ) throws(RulesBuildError) -> CompilerMessages? {
    guard options.measuresCoverage else {
      return try compiler.compile(copies, module: module, importing: modules, to: library, scratch: scratch)
    }
    let counters = "\(scratch)/\(CounterCode.fileName)"
    try write(Data(CounterCode.text.utf8), to: counters)
    let messages = try compiler.compile(
      copies + [counters], module: module, importing: modules, to: library,
      options: CounterCode.options("\(scratch)/build/translated"), scratch: scratch)
    if let line = messages?.lines.first(where: { $0.contains("libclang_rt.profile") }) {
      throw RulesBuildError(
        .unavailable,
        "coverage cannot be measured: the toolchain of \(compiler.path) has no profile runtime; install a toolchain from "
          + "https://www.swift.org/install, which has it", details: [line])
    }
    return messages
  }

  private func failure(
    _ messages: CompilerMessages, _ translation: TranslatedSources, _ missing: [CompilerMessages.Error],
    _ sources: [RulesFile], _ folder: String
  ) -> RulesBuildError {
    let copies = zip(translation.copies, sources).map { path, source in
      CompilerMessages.Copy(
        path: path, name: source.path,
        lineCount: source.content.split(separator: 10, omittingEmptySubsequences: false).count)
    }
    let texts = Dictionary(sources.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    let messages = messages.naming(copies, hiding: "\(folder)/Registration.swift")
      .quoting(texts, translation.columns)
    let count = messages.errors.count
    let remedy = options.cutsMissing ? "" : "; correct them, or cut what does not compile with --cut-missing"
    return RulesBuildError(
      .sources,
      count == 0 ? "the rules do not compile" : "the rules do not compile: \(Counted.text(count, "error"))\(remedy)",
      details: translation.problems.map(\.text) + MissingMacros(messages.errors).lines
        + messages.excerpt(errors: options.listsAllErrors ? .max : 20) + ObjectiveCNames(messages.errors, sources).lines
        + MissingSymbols(missing).lines + MissingInitializers(messages.errors, texts).lines)
  }

  /// The name of a build in the cache: a digest of everything that its content depends on.
  private func key(of sources: [RulesFile], compiler: String, installation: String) -> String {
    var hash = BLAKE2b()
    for text in ["build \(RulesManifest.format)", compiler, installation, options.identity] + SwiftCompiler.options {
      hash.update(Array(text.utf8) + [0])
    }
    for source in sources {
      hash.update(Array("\(source.path)\0\(source.content.count)\0".utf8))
      hash.update(source.content)
    }
    return String(hash.hexDigest().prefix(40))
  }

  /// Writes sources to files below a folder, and returns the path of each with the user's name for it.
  private func write(
    _ sources: [RulesFile], below folder: String
  ) throws(RulesBuildError) -> [TranslatedSources.Input] {
    var inputs: [TranslatedSources.Input] = []
    for (index, source) in sources.enumerated() {
      try create("\(folder)/\(index)")
      let path = "\(folder)/\(index)/\((source.path as NSString).lastPathComponent)"
      try write(Data(source.content), to: path)
      inputs.append(TranslatedSources.Input(path: path, name: source.path))
    }
    return inputs
  }

  private func create(_ folder: String) throws(RulesBuildError) {
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw RulesBuildError(.cannotCreate, "\(folder): cannot be created; check the folder and its permissions")
    }
  }

  private func write(_ data: Data, to path: String) throws(RulesBuildError) {
    do { try data.write(to: URL(filePath: path)) } catch {
      throw RulesBuildError(.inputOutput, "\(path): cannot be written; check the disk")
    }
  }
}
