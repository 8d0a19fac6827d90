import CommandLineSupport
import PrintedText

/// The results of all comparisons of receivers in one import.
@MainActor
struct ReceiverSummary {
  /// The maximum number of findings that are printed.
  private static let mostLines = 20

  private(set) var matches = 0
  private(set) var differences = 0
  private(set) var unknown = 0
  private var lines: [String] = []

  nonisolated init() {}

  /// Whether a log stated receivers.
  var isStated: Bool { matches + differences + unknown > 0 }

  /// 1 if a touch hits another view than stated, 2 if one could not be compared.
  var code: ExitCode { differences > 0 ? .differs : unknown > 0 ? .inconclusive : .ok }

  /// Adds the results of a session.
  mutating func add(_ check: ReceiverCheck) {
    matches += check.matches
    for finding in check.findings {
      switch finding {
      case .differs(let line):
        differences += 1
        lines.append(line)
      case .unknown(let line):
        unknown += 1
        lines.append(line)
      }
    }
  }

  /// Prints the findings, and a summary if there were receivers.
  func print(to console: Console) {
    guard isStated else { return }
    for line in lines.prefix(Self.mostLines) { console.error.line("recorder: \(line)") }
    if lines.count > Self.mostLines { console.error.line("recorder: and \(lines.count - Self.mostLines) more") }
    let all = Counted.text(matches + differences + unknown, "receiver")
    console.error.line(
      "recorder: \(all) of the log compared: \(matches) the same, \(differences) different, \(unknown) unknown")
  }
}
