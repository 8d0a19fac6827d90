import CommandLineSupport
import Commands
import JSONText
import RulesBuilds

/// `replayer api`: lists what rules can use of UIKit.
@MainActor
enum APICommand {
  static let entry = Tool.Entry(
    Command(
      "api", summary: "List what your own Swift files can use of UIKit",
      discussion: """
        Prints the public declarations of the modules UIKit and TouchReplay. NAME is a type, which is printed with its \
        members, a member, or a part of a name. What is not listed is not modelled: 'replayer build --cut-missing' \
        compiles files that use it.

          replayer api UIGestureRecognizer
          replayer api hitTest

        Exit codes: 66 nothing has that name, 69 there is no Swift compiler.
        """,
      positionals: [Positional("NAME", .optional, help: "A type, a member, or a part of a name")],
      options: [.flag("json", help: "Print one JSON object a line")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let interface: PublicInterface
    do { interface = try PublicInterface(.current(version: Version.current)) } catch {
      throw Failures.failure(of: error)
    }
    let name = arguments.positionals.first
    let found = name.map { interface.declarations(named: $0) } ?? interface.declarations
    if found.isEmpty, let name {
      let types = interface.declarations.map(\.name).filter { !$0.contains(".") }
      let remedy = NearMiss.remedy(for: name, among: types).map { "; \($0)" } ?? ""
      throw CommandFailure(.noInput, "\(name) is not modelled\(remedy)")
    }
    for declaration in found {
      if arguments.flag("json") {
        var json = JSONWriter()
        json.object { json in
          json.member("name", declaration.name)
          json.member("declaration", declaration.text)
        }
        console.output.json(json.finish())
      } else {
        console.output.line("\(declaration.name): \(declaration.text)")
      }
    }
    return .ok
  }
}
