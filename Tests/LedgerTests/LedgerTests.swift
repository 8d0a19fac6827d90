import Findings
import Foundation
import RecordingStore
import Testing

@testable import Ledger

@Suite("The ledger of accepted differences")
struct LedgerTests {
  private static func acceptance(
    _ recording: String = "Recordings/a.touchrec", event: Int = 3, id: String = "0123456789abcdef",
    reason: String = "intended", expires: String? = nil
  ) throws -> Acceptance {
    Acceptance(
      place: Acceptance.Place(
        recording: recording, session: 0, strategy: "flag", profile: "ios17", against: "recorded (uikit)", build: nil),
      event: event, kind: "hit", from: "\"save\"", to: "null", scene: "aa", consequences: nil, id: id, reason: reason,
      owner: "Ann", accepted: try #require(LedgerDate("2026-11-23")), expires: expires.flatMap(LedgerDate.init))
  }

  @Test func `what is written is read again, one line each, in one order`() throws {
    let reason = "“quoted” \"text\"\nwith a line feed and \u{202E}bidi"
    let all = [
      try Self.acceptance("Recordings/b.touchrec"), try Self.acceptance(event: 12, id: "bb"),
      try Self.acceptance(event: 3, reason: reason, expires: "2027-02-28"),
    ]
    var ledger = AcceptanceLedger()
    ledger.add(all)
    let text = ledger.text()
    #expect(text.split(separator: "\n").count == 3 && text.hasSuffix("\n"))
    let again = try AcceptanceLedger(text, path: "ledger")
    #expect(again.acceptances == [all[2], all[1], all[0]])
    #expect(again.text() == text)
    var reversed = AcceptanceLedger()
    reversed.add(all.reversed())
    #expect(reversed.text() == text)
  }

  @Test func `lines of two branches make one ledger, and a line twice counts once`() throws {
    var one = AcceptanceLedger()
    one.add([try Self.acceptance(), try Self.acceptance(event: 5, id: "cc")])
    var other = AcceptanceLedger()
    other.add([try Self.acceptance(), try Self.acceptance("Recordings/z.touchrec")])
    let union = try AcceptanceLedger("# why lines are accepted\n\n" + one.text() + other.text(), path: "ledger")
    #expect(union.acceptances.count == 3)
    #expect(union.text().hasPrefix("# why lines are accepted\n{"))
  }

  @Test func `line ends of Windows change nothing, also after a comment`() throws {
    var ledger = AcceptanceLedger()
    ledger.add([try Self.acceptance(), try Self.acceptance(event: 5, id: "cc")])
    let text = ("# why\n" + ledger.text()).replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try AcceptanceLedger(text, path: "ledger").acceptances.count == 2)
  }

  @Test func `characters that reorder text are escaped in the file`() throws {
    var ledger = AcceptanceLedger()
    ledger.add([try Self.acceptance(reason: "a \u{202E}b\u{2028}")])
    #expect(ledger.text().contains(#"a \u202eb"#) && !ledger.text().unicodeScalars.contains("\u{202E}"))
    #expect(try AcceptanceLedger(ledger.text(), path: "ledger").acceptances == ledger.acceptances)
  }

  @Test func `a new acceptance of a difference replaces the one before`() throws {
    var ledger = AcceptanceLedger()
    ledger.add([try Self.acceptance(reason: "first")])
    ledger.add([try Self.acceptance(reason: "second")])
    #expect(ledger.acceptances.map(\.reason) == ["second"])
  }

  @Test(
    "a wrong line is an error with its number and a remedy",
    arguments: [
      ("{", "ledger:2: "), ("[]", "ledger:2: the line is not a JSON object"),
      ("<<<<<<< HEAD", "ledger:2: a conflict of a merge; keep the lines of both sides"),
      (#"{"reson": "x"}"#, "ledger:2: unknown key 'reson'; did you mean 'reason'?"),
      (#"{"recording": "a"}"#, "ledger:2: 'session' is not a number from 0 up"),
    ])
  func wrong(_ line: String, _ message: String) throws {
    do {
      _ = try AcceptanceLedger("# comment\n\(line)\n", path: "ledger")
      Issue.record("the line was read")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }

  @Test func `a wrong day is an error`() throws {
    var ledger = AcceptanceLedger()
    ledger.add([try Self.acceptance(expires: "2027-01-31")])
    let text = ledger.text().replacingOccurrences(of: "2027-01-31", with: "2027-02-31")
    #expect(throws: AcceptanceLedger.LineError.self) { try AcceptanceLedger(text, path: "ledger") }
  }

  @Test(
    "only real days are days",
    arguments: [("2027-02-28", true), ("2028-02-29", true), ("2027-02-29", false), ("2027-1-1", false), ("", false)])
  func day(_ text: String, _ isDay: Bool) {
    #expect((LedgerDate(text) != nil) == isDay)
  }

  @Test func `days are counted in the calendar`() throws {
    #expect(try #require(LedgerDate("2027-02-27")).adding(days: 2) == LedgerDate("2027-03-01"))
    #expect(try #require(LedgerDate("2026-12-31")) < #require(LedgerDate("2027-01-01")))
  }
}
