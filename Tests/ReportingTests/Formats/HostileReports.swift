import Foundation
import HitTestTerms
import RecordingStore

@testable import Findings

/// Reports whose names contain the syntax of every format.
enum HostileReports {
  static let names = [
    "\n::error::x", "a\r\nb::set-output name=x::y", "|col|\n---|", "``` `code` ``", "]]>&<b a=\"c\">'",
    "\u{202E}\u{2066}bidi",
    "</details><script>alert(1)</script>", "@everyone closes #12 https://example.com/x www.example.com", "x # SKIP",
    "x # TODO\\", "  ---\n  message: y\n  ...", "Bail out!", "1..0", "a,b:c=d%0A%25", "{0} {12}", "[x](javascript:y)",
    "\u{0}\u{1B}[2J\u{7}", "é\u{301}👩‍👩‍👧", "", " ",
  ]

  static func report(_ name: String) -> ComparisonReport {
    var divergence = SampleReports.divergence(1, old: name, new: name + "2")
    divergence.recording = name
    var lost = SampleReports.divergence(2)
    lost.kind = "action"
    lost.decidedBy = nil
    lost.recorded = .action(view: ViewID(named: name), controlEvent: name, name: name, touch: 1)
    lost.replayed = nil
    var comparison = SampleReports.comparison(
      name, about: name, strategy: name, divergences: [divergence, lost],
      unknowns: [
        UnknownOutcome(
          ofSession: 0, in: name, SceneOutcome.Trouble(what: .unknown, touch: 1, view: nil, why: name))
      ], isNondeterministic: true)
    comparison.sceneName = name
    var failed = SampleReports.comparison("b.touchrec", about: name)
    failed.failure = .init(what: .crash, event: 3, why: name)
    var report = SampleReports.report([comparison, failed])
    report.failures = [.init(recording: name, message: name, kind: .damaged)]
    return report
  }

  /// The characters that no text for a terminal or a log may contain.
  static func controls(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
