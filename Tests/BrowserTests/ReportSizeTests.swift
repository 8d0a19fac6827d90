import CommandSupport
import TestSupport
import Testing

@Suite("A large HTML report stays small")
struct ReportSizeTests {
  @Test("a page of 5000 differences has less than 2 MB, and counts what is left out")
  func large() throws {
    let shop = try Workshop()
    let taps = (0..<50).map { "--tap \(20 + $0 * 7),30" }.joined(separator: " ")
    try shop.record("a.touchrec", scene: .popup, taps)
    for number in 0..<24 { try shop.copy("a.touchrec", to: "b\(number).touchrec") }
    let made = try shop.replayer("diff --reporter html=report.html --strategy swizzle,tag,delegate,flag .")
    #expect(made.code == 1, "\(made.error)")
    let report = try shop.text("report.html")
    #expect(report.utf8.count < 2_000_000)
    #expect(report.contains("to keep this page small"))
  }
}
