import Testing

@testable import CommandLineSupport

@Suite("Text for a manual page")
struct ManualTextTests {
  @Test(
    "is escaped where troff reads it in another way",
    arguments: [
      ("a-b", #"a\-b"#), (#"a\b"#, #"a\eb"#), (".TH x", #"\&.TH x"#), ("'s", #"\(aqs"#), ("…", #"\&..."#),
      ("~ ^ ` \"", #"\(ti \(ha \(ga \(dq"#), ("→", #"\[u2192]"#), ("é", #"\[u00E9]"#),
    ])
  func escapes(_ plain: String, _ expected: String) {
    var text = ManualText()
    text.fill(plain)
    #expect(text.text == expected + "\n")
  }

  @Test("is divided into lines between words, and no line is read as a request")
  func lines() {
    var text = ManualText()
    text.fill(Array(repeating: "many .words", count: 40).joined(separator: " "))
    let lines = text.text.split(separator: "\n")
    #expect(lines.count > 3 && lines.allSatisfy { $0.utf8.count < 80 && !$0.hasPrefix(".") })
    #expect(text.text.replacing("\\&", with: "").split { " \n".contains($0) }.count == 80)
  }
}
