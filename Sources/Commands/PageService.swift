package import CommandLineSupport
package import LocalServer
import QRCode
import RecordingStore
import Workers

/// Runs a page's server until the command ends.
@MainActor
package struct PageService {
  /// The options of every command with a page.
  package static let options: [Option] = [
    Option(
      "host", .text("ADDRESS"),
      help: "For the page: the address to serve at, for a phone in the same network; by default this machine only"),
    Option("port", .integer("N", 0...65_535), help: "For the page: the port to serve at; by default a free one"),
    .flag("no-open", help: "For the page: do not open it in a browser"),
  ]

  /// The longest time for which requests are answered after the end, in nanoseconds. A page sends a message each second.
  private static let drainNanoseconds: UInt64 = 2_500_000_000
  /// The maximum wait for requests, in milliseconds. It is short enough for work that is due by time.
  private static let waitMilliseconds = 25

  private let server: LocalServer
  private let tool: String
  private let console: Console

  /// Starts to listen. Fails with exit code 64 for an invalid address, and with 69 if the address cannot be used.
  package init(
    _ arguments: Arguments, _ console: Console, answer: @escaping @MainActor (Request) -> Response
  ) throws(CommandFailure) {
    self.console = console
    tool = arguments.tool
    Interruption.notice()
    do {
      server = try LocalServer(
        host: arguments.string("host") ?? "127.0.0.1", port: arguments.integer("port") ?? 0,
        answer: { request in
          Supervision.beginStep()
          return answer(request)
        })
    } catch {
      switch error {
      case .notAnAddress, .everyAddress, .linkLocal, .notAPort:
        throw arguments.misuse(error.description, option: "host")
      case .notOfThisMachine, .portInUse, .portNotAllowed, .system:
        throw CommandFailure(.unavailable, error.description)
      }
    }
  }

  /// Prints the page's address and opens it if there is a desktop.
  ///
  /// - Parameter purpose: The user's task on the page, such as `touch the scene`.
  package func announce(_ purpose: String, _ arguments: Arguments) {
    let url = server.address.url
    console.error.line("\(tool): \(purpose) at \(url)")
    if arguments.has("host"), let code = QRCode(encoding: url) {
      console.error.write(
        unescaped: code.terminalText(colors: console.error.isTerminal ? .blackOnWhite : .darkText) + "\n")
      console.error.line("\(tool): anyone with this address can open the page until this command ends")
    }
    if !arguments.flag("no-open"), !arguments.has("host"), Desktop.open(url) {
      console.error.line("\(tool): opened in the browser (--no-open leaves that out)")
    }
  }

  /// Serves until `isOver` returns `true` or a signal is received. Returns `true` for a signal.
  ///
  /// `tick` is called at least every ``waitMilliseconds`` with the time of a monotonic clock.
  package func run(isOver: () -> Bool, tick: (_ nowNanoseconds: UInt64) -> Void = { _ in }) -> Bool {
    while !isOver(), !Interruption.isRequested {
      Supervision.beginStep()
      server.serve(milliseconds: Self.waitMilliseconds)
      Supervision.beginStep()
      tick(MonotonicClock.nanoseconds)
    }
    return Interruption.isRequested
  }

  /// Answers requests until the page has received the final state (`isDone`), or for a short time, then stops.
  package func drain(until isDone: () -> Bool) {
    let end = MonotonicClock.nanoseconds + Self.drainNanoseconds
    while !isDone(), MonotonicClock.nanoseconds < end {
      Supervision.beginStep()
      server.serve(milliseconds: Self.waitMilliseconds)
    }
    // Sends the rest of the last response.
    server.serve(milliseconds: Self.waitMilliseconds)
    server.stop()
  }
}
