package import CommandLineSupport
import Foundation
import RulesLoading

/// The values of a command's options, and where each is from: the command line, else an environment variable, else
/// `touchreplay.json`, else the default.
package struct Configuration {
  /// The name of the file.
  package static let fileName = ConfigurationFile.name

  /// The options of every command that uses a configuration.
  package static let options = [
    Option.flag("print-config", help: "Print the values of the options, and where each is from, and do nothing else"),
    Option.flag("no-config", help: "Do not read touchreplay.json (see 'Documentation/Configuration.md')"),
  ]

  /// The value of one key.
  struct Setting {
    enum Origin: String {
      case flag, environment, file
      case standard = "default"
    }

    let key: ConfigurationKey
    /// The values of the option; empty for the default, and for a flag that is off.
    var texts: [String] = []
    var origin: Origin
    /// The option, the variable or the file that has the value; `nil` for the default.
    var source: String?
  }

  private(set) var arguments: Arguments
  private(set) var settings: [Setting] = []
  /// The file that was read.
  let file: String?

  /// Adds the values that the command line does not have. Prints them with `--print-config`, and returns `nil`.
  @MainActor
  package static func add(to arguments: Arguments, _ console: Console) throws -> Arguments? {
    let isConfigured = options.allSatisfy { arguments.command.option(named: $0.name) != nil }
    // A process that has loaded rules has the values of the process that started it.
    guard isConfigured, LoadedRules.library == nil else { return arguments }
    let configuration = try Configuration(arguments, environment: arguments.environment)
    guard arguments.flag("print-config") else { return configuration.arguments }
    if arguments.command.option(named: "json") != nil, arguments.flag("json") {
      console.output.json(configuration.json())
    } else {
      console.output.write(configuration.text())
    }
    return nil
  }

  init(_ arguments: Arguments, environment: [String: String]) throws(CommandFailure) {
    self.arguments = arguments
    let path = arguments.flag("no-config") ? nil : try ConfigurationFile.find()
    let file = try path.map { path throws(CommandFailure) in try ConfigurationFile(reading: path) }
    self.file = file?.path
    for key in ConfigurationKey.all where Self.uses(key, arguments.command) {
      try add(key, environment, file)
    }
  }

  private static func uses(_ key: ConfigurationKey, _ command: Command) -> Bool {
    if let commands = key.commands, !commands.contains(command.name) { return false }
    return key.option.map { command.option(named: $0) != nil } ?? !command.positionals.isEmpty
  }

  private mutating func add(
    _ key: ConfigurationKey, _ environment: [String: String], _ file: ConfigurationFile?
  ) throws(CommandFailure) {
    if let option = key.option, arguments.has(option) {
      let texts = key.kind == .flag ? [""] : arguments.strings(option)
      settings.append(Setting(key: key, texts: texts, origin: .flag, source: "--\(option)"))
    } else if key.option == nil, !arguments.positionals.isEmpty {
      settings.append(Setting(key: key, texts: arguments.positionals, origin: .flag, source: "FILE"))
    } else if let option = key.excluded.first(where: { arguments.command.option(named: $0) != nil && arguments.has($0) }
    ) {
      settings.append(Setting(key: key, origin: .flag, source: "--\(option)"))
    } else if let variable = key.variable, let text = environment[variable], !text.isEmpty {
      let texts: [String]
      do { texts = try key.texts(ofVariable: text) } catch {
        throw CommandFailure(.usage, "\(variable): \(error.message)")
      }
      let origin = ArgumentOrigin(name: variable, exitCode: .usage)
      try use(Setting(key: key, texts: texts, origin: .environment, source: variable), origin)
    } else if let file, let texts = try file.texts(of: key) {
      try use(Setting(key: key, texts: texts, origin: .file, source: file.path), file.origin(of: key))
    } else {
      settings.append(Setting(key: key, origin: .standard))
    }
  }

  /// Adds a value, unless an option of the command line excludes it.
  private mutating func use(_ setting: Setting, _ origin: ArgumentOrigin) throws(CommandFailure) {
    guard let option = setting.key.option else {
      arguments = arguments.replacingPositionals(setting.texts)
      settings.append(setting)
      return
    }
    let more = try arguments.adding(option, setting.texts, from: origin)
    guard more.meetsConstraints || !arguments.meetsConstraints else {
      settings.append(Setting(key: setting.key, origin: .standard))
      return
    }
    arguments = more
    settings.append(setting)
  }
}
