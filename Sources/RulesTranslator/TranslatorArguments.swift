/// The command line of the tool.
struct TranslatorArguments {
  var output = ""
  var files: [File] = []
  var cuts: [CutRequest] = []
  /// Whether hit-test methods and methods of recognizers may be cut.
  var cutsRules = false
  /// The conditions of `#if` that are set.
  var definitions: Set<String> = []
  /// Whether the copies are a module of a package, and not one that a tool loads.
  var isForPackage = false
  /// Whether the places are printed that a report of coverage needs.
  var listsCoverage = false
  /// Whether only the types that code hosts are listed.
  var listsHosted = false
  /// The name of the module that the copies become.
  var module: String?
  /// Names that the compiler did not find. Those that qualify names of the files' top level are names of their module.
  var missingNames: Set<String> = []
  /// The places at which the compiler refused an initializer of a class that is known only at run time.
  var metatypeCalls: Set<MetatypeCall> = []
  /// Whether the copies can have faults.
  var hasMutants = false
  /// The faults that are left out, because they do not compile.
  var leftOutMutants: Set<String> = []
  /// The number of compiler runs whose errors are given.
  private(set) var rounds = 1

  struct File {
    let path: String
    /// The path in everything that the tool writes.
    let name: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    var name: String?
    func add(_ path: String) {
      files.append(File(path: path, name: name ?? path))
      name = nil
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": output = try Self.value(of: argument, &rest)
      case "--cut": cuts.append(try CutRequest(parsing: Self.value(of: argument, &rest), round: rounds))
      case "--next-round": rounds += 1
      case "--cut-rules": cutsRules = true
      case "--define": definitions.insert(try Self.value(of: argument, &rest))
      case "--missing": missingNames.insert(try Self.value(of: argument, &rest))
      case "--metatype-call": metatypeCalls.insert(try MetatypeCall(parsing: Self.value(of: argument, &rest)))
      case "--mutants": hasMutants = true
      case "--without-mutant": leftOutMutants.insert(try Self.value(of: argument, &rest))
      case "--module": module = try Self.value(of: argument, &rest)
      case "--for-package": isForPackage = true
      case "--coverage": listsCoverage = true
      case "--hosted": listsHosted = true
      case "--name": name = try Self.value(of: argument, &rest)
      case "--":
        for path in rest { add(path) }
        rest = []
      case _ where argument.hasPrefix("-"):
        throw TranslatorError(description: "unknown option '\(argument)'", code: 64)
      default: add(argument)
      }
    }
    if output.isEmpty, !listsHosted { throw TranslatorError(description: "give a folder with --output DIR", code: 64) }
    if files.isEmpty { throw TranslatorError(description: "give at least one Swift file", code: 64) }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else {
      throw TranslatorError(description: "'\(option)' needs a value", code: 64)
    }
    return value
  }
}
