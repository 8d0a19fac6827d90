import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("A hit that the size of a text decides is unknown in every command, and others are certain")
struct TextSizeTests {
  private static let scene = """
    {"format": 1, "scene": "s", "windows": [
      {"id": "w", "subviews": [{"id": "form", "class": "Form", "frame": [0, 0, 390, 844]}]}
    ]}
    """

  private static let rules = """
    import UIKit
    class Form: UIView {
      let button = UIButton(type: .system)
      override func layoutSubviews() {
        super.layoutSubviews()
        guard button.superview == nil else { return }
        button.accessibilityIdentifier = "send"
        button.setTitle("Send the message", for: .normal)
        button.frame.origin = CGPoint(x: 20, y: 100)
        button.sizeToFit()
        addSubview(button)
      }
    }

    """

  private static let sentence =
    "the size of a text (of 'send', P.swift:2) decides whether the touch hits 'form' or 'send', and it is only known within an error"

  @Test(
    "capture, diff, run, explain and hit: the middle of a button of the size of its title is certain, its edge is not")
  func commands() throws {
    let shop = try Workshop(["s.scene.json": Self.scene, "P.swift": Self.rules, "points": "60,115\n140,115\n300,115\n"])
    for (x, code) in [(60, Int32(0)), (140, 2)] {
      let capture = try shop.recorder("capture --scene s.scene.json --tap \(x),115 --rules P.swift -o \(x).touchrec")
      #expect(capture.code == 0, "\(capture.error)")
      for words in ["run \(x).touchrec", "diff \(x).touchrec", "explain \(x).touchrec --event 0"] {
        let run = try shop.replayer("\(words) --rules P.swift")
        #expect(run.code == code, "\(words): \(run.output)\(run.error)")
        #expect(run.output.contains(Self.sentence) == (code == 2), "\(words): \(run.output)\(run.error)")
      }
      let explain = try shop.replayer("explain --scene s.scene.json --at \(x),115 --rules P.swift --json").document()
      #expect(explain["unknown"]?.array?.map(\.string) == (code == 2 ? [Self.sentence] : []))
    }
    let hits = try shop.replayer("hit --scene s.scene.json --points points --rules P.swift")
    #expect(hits.code == 2 && hits.lines == ["send", "!unknown", "form"], "\(hits.lines)")
    #expect(hits.error.contains("replayer: unknown: \(Self.sentence)"), "\(hits.error)")
  }
}
