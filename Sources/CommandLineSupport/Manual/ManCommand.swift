#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `man`: prints the manual page of the tool.
@MainActor
enum ManCommand {
  static func command(of tool: String) -> Command {
    Command(
      "man", summary: "Print the manual page of this tool",
      discussion: """
        Prints the page in the language of troff. The package of the tools has it already, for 'man \(tool)'. Its day is \
        today, or the day of SOURCE_DATE_EPOCH.

          \(tool) man | man -l -
        """)
  }

  static func run(
    _ page: (_ day: String) -> ManualPage, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    console.output.write(page(try day(console.environment)).text())
    return .ok
  }

  private static func day(_ environment: [String: String]) throws(CommandFailure) -> String {
    var seconds = time(nil)
    if let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty {
      guard let given = Int(text), (0...253_402_300_799).contains(given) else {
        throw CommandFailure(.usage, "SOURCE_DATE_EPOCH: '\(text)' is not a number of seconds since 1970")
      }
      seconds = given
    }
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return [digits(parts.tm_year + 1900, 4), digits(parts.tm_mon + 1, 2), digits(parts.tm_mday, 2)]
      .joined(separator: "-")
  }
}
