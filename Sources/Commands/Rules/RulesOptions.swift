package import CommandLineSupport
package import RulesBuilds

/// The options that select the user's rules.
package enum RulesOptions {
  /// For commands that take one build.
  package static let all = [rules, build, define, cutMissing, cutRules] + Configuration.options
  /// For commands that take several builds.
  package static let allOfSeveral = [rules, builds, define, cutMissing, cutRules] + Configuration.options
  /// For commands that compile the files of `--rules` and take no build.
  package static let allOfSources = [rules, define, cutMissing, cutRules] + Configuration.options
  /// The constraints of ``all``.
  package static let constraints = [Constraint.atMostOne(["rules", "build"])] + constraintsOfSeveral
  /// The constraints of ``allOfSeveral``.
  package static let constraintsOfSeveral = [
    Constraint.requires("define", "rules"), Constraint.requires("cut-missing", "rules"), constraintOfCuts,
  ]
  package static let constraintOfCuts = Constraint.requires("cut-rules", "cut-missing")

  private static let rules = Option(
    "rules", .text("FILE"), completion: .files,
    help: "Your own Swift file, or a folder of them: it is compiled and its classes are used",
    isRepeatable: true)
  private static let build = Option(
    "build", .text("BUILD"), completion: .files, help: "A build of your own Swift files (see 'replayer build')")
  private static let builds = Option(
    "build", .text("BUILD"), completion: .files,
    help: "A build of your own Swift files (see 'replayer build'); repeat it for several",
    isRepeatable: true)
  package static let define = Option(
    "define", .text("CONDITION[,…]"), help: "Conditions of #if that are set in your Swift files, such as DEBUG")
  private static let cutMissing = Option.flag(
    "cut-missing", help: "With --rules: replace members that do not compile; what depends on them is unknown")
  package static let cutRules = Option.flag(
    "cut-rules", help: "With --cut-missing: also replace hit-test methods and methods of recognizers")

  /// The build of `--rules` or `--build`. `nil` without these options.
  package static func build(of arguments: Arguments, _ console: Console) throws(CommandFailure) -> RulesBuild? {
    if arguments.has("rules") { return try compile(arguments, console) }
    return try arguments.string("build").map { name throws(CommandFailure) in try kept(name, arguments, console) }
  }

  /// The builds of `--build` in their order, and that of `--rules`.
  package static func builds(of arguments: Arguments, _ console: Console) throws(CommandFailure) -> [RulesBuild] {
    var builds: [RulesBuild] = []
    for name in arguments.strings("build") {
      guard !builds.contains(where: { $0.name == name }) else {
        throw arguments.misuse("'--build \(name)' is given twice; leave one out", option: "build")
      }
      builds.append(try kept(name, arguments, console))
    }
    guard arguments.has("rules") else { return builds }
    let compiled = try compile(arguments, console)
    guard !builds.contains(where: { $0.name == compiled.name }) else {
      throw arguments.misuse(
        "'--build \(compiled.name)' has the name of the files of --rules; keep that build under another name",
        option: "build")
    }
    return builds + [compiled]
  }

  /// The build of a name. Its cuts are printed on standard error.
  package static func kept(
    _ name: String, _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> RulesBuild {
    let build: RulesBuild
    do { build = try NamedBuilds.build(name) } catch { throw Failures.failure(of: error) }
    CutList(build).print(to: console, tool: arguments.tool)
    return build
  }

  /// The build of the files of `--rules`, as they are or as they are at a commit. Its cuts are printed on standard error.
  package static func compile(
    _ arguments: Arguments, revision: String? = nil, _ console: Console
  ) throws(CommandFailure) -> RulesBuild {
    let build = try compile(arguments.strings("rules"), revision: revision, options: try options(arguments), console)
    CutList(build).print(to: console, tool: arguments.tool)
    return build
  }

  /// The build of the files of `--rules` whose code can have small faults, and the files.
  package static func compileWithMutants(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> (build: RulesBuild, sources: [RulesFile]) {
    var options = try options(arguments)
    options.hasMutants = true
    defer { console.error.clearProgress() }
    do {
      let builder = builder(options, console)
      let sources = try builder.sources(arguments.strings("rules"))
      let build = try builder.build(sources)
      CutList(build).print(to: console, tool: arguments.tool)
      return (build, sources)
    } catch {
      throw Failures.failure(of: error)
    }
  }

  /// The build of files and folders, as they are or as they are at a commit.
  package static func compile(
    _ paths: [String], revision: String? = nil, options: RulesBuilder.Options, _ console: Console
  ) throws(CommandFailure) -> RulesBuild {
    defer { console.error.clearProgress() }
    do { return try builder(options, console).build(paths, revision: revision) } catch {
      throw Failures.failure(of: error)
    }
  }

  /// The options of a command line with which another command uses the same rules, as separate words.
  package static func words(of arguments: Arguments) -> [String] {
    var words: [String] = []
    for name in ["build", "rules", "define"] {
      for value in arguments.strings(name) { words += ["--\(name)", value] }
    }
    for name in ["cut-missing", "cut-rules"] where arguments.flag(name) { words.append("--\(name)") }
    return words
  }

  /// What compiles the files of `--rules`.
  package static func builder(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> RulesBuilder {
    builder(try options(arguments), console)
  }

  private static func builder(_ options: RulesBuilder.Options, _ console: Console) -> RulesBuilder {
    RulesBuilder(.current(version: Version.current), options: options) { console.error.progress($0) }
  }

  /// What `--define`, `--cut-missing` and `--cut-rules` select.
  package static func options(_ arguments: Arguments) throws(CommandFailure) -> RulesBuilder.Options {
    RulesBuilder.Options(
      cutsMissing: arguments.flag("cut-missing"), cutsRules: arguments.flag("cut-rules"),
      definitions: try definitions(arguments))
  }

  /// The conditions of `--define`.
  package static func definitions(_ arguments: Arguments) throws(CommandFailure) -> [String] {
    guard let text = arguments.string("define") else { return [] }
    do { return try CompilationConditions(text).names } catch {
      throw arguments.misuse(error.description, option: "define")
    }
  }
}

/// The conditions in the value of `--define`.
struct CompilationConditions {
  let names: [String]

  struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads names with commas between them. Throws for a name that `#if` does not take.
  init(_ text: String) throws(Invalid) {
    names = text.split(separator: ",", omittingEmptySubsequences: false).map { name in
      String(name.drop { $0 == " " })
    }
    for name in names {
      guard name.first?.isNumber == false, !["true", "false"].contains(name),
        name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber })
      else {
        throw Invalid(description: "'\(name)' is not a name of a condition of #if; write names such as DEBUG,BETA")
      }
    }
  }
}
