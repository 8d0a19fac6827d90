import CommandLineSupport
import Commands
import JSONText
import PrintedText
import RulesBuilds

/// `replayer hosting`: prints a beginning of the key `hosting` of a scene.
@MainActor
enum HostingCommand {
  static let entry = Tool.Entry(
    Command(
      "hosting", summary: "Print the SwiftUI types that your files host, for the key 'hosting' of a scene",
      discussion: """
        SwiftUI does not run, so a scene states what it draws. This command reads the text of Swift files and prints a \
        beginning of the key 'hosting': the types that code hosts, with the buttons, platform controls and scroll views of \
        their bodies. A button that only calls a closure which its type stores has it as 'calls'. Give each part a \
        'frame', or a place by the edges of its host, and remove what is not drawn: a scene without the places is not \
        valid. Standard error lists the line of each part, and the closures that no button calls.

          replayer hosting Sources/Toast

        Exit codes: 65 the files are no Swift files, 66 there are no files or they host no SwiftUI, 69 there is no \
        Swift compiler.
        """,
      positionals: [Positional("FILE", .oneOrMore, completion: .files, help: "Swift files, or folders of them")],
      options: [RulesOptions.define]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let definitions = try RulesOptions.definitions(arguments)
    let types: HostingOutline
    do {
      types = try HostingOutline(
        of: arguments.positionals, definitions: definitions, .current(version: Version.current))
    } catch { throw Failures.failure(of: error) }
    guard !types.hosted.isEmpty else {
      throw CommandFailure(
        .noInput,
        "\(arguments.positionals[0]): the code hosts no SwiftUI; name the files with UIHostingController(rootView:)")
    }
    console.output.write(text(types.hosted))
    for type in types.hosted {
      for part in type.parts {
        console.error.line("replayer: \(type.name) '\(part.id)' is at \(part.file):\(part.line)")
      }
      let called = Set(type.parts.compactMap(\.calls))
      for closure in type.closures where !called.contains(closure) {
        console.error.line("replayer: \(type.name) stores the closure '\(closure)', which no button of the text calls")
      }
    }
    return .ok
  }

  /// The key, with one line for each part.
  static func text(_ types: [HostingOutline.Hosted]) -> String {
    let entries = types.map { type in
      let parts = type.parts.map { "        " + line($0) }
      let list = parts.isEmpty ? "[]" : "[\n\(parts.joined(separator: ",\n"))\n      ]"
      return "    \(quoted(type.name)): {\n      \"content\": \(list)\n    }"
    }
    return "{\n  \"hosting\": {\n\(entries.joined(separator: ",\n"))\n  }\n}\n"
  }

  private static func line(_ part: HostingOutline.Part) -> String {
    let members = [("id", part.id), ("kind", part.kind), ("class", part.className), ("calls", part.calls)]
    return "{"
      + members.compactMap { key, value in value.map { "\(quoted(key)): \(quoted($0))" } }.joined(separator: ", ")
      + "}"
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.finish()
  }
}
