import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Faults of the user's code that recordings notice")
struct MutateTests {
  /// The recording opens the panel; nothing closes it. One condition is always fulfilled, one statement shows nowhere, one traps and one
  /// does not end if it is another.
  private static let rules = """
    import UIKit

    final class PanelViewController: UIViewController {
      private let panel = UIView()
      private var count = 0

      override func viewDidLoad() {
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 350, height: 50)
        button.addTarget(self, action: #selector(open), for: .touchUpInside)
        let other = UIButton(type: .system)
        other.frame = CGRect(x: 20, y: 20, width: 350, height: 50)
        other.addTarget(self, action: #selector(close), for: .touchUpInside)
        panel.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        panel.isHidden = true
        panel.addSubview(other)
        view.addSubview(button)
        view.addSubview(panel)
      }

      @objc private func open() {
        count += 1
        var left = 3
        while left != 0 { left -= 1 }
        precondition(count > 0)
        panel.isHidden = false
      }

      @objc private func close() { panel.isHidden = true }
      func unused() { panel.isHidden = false }
    }

    """
  private static let scene = """
    { "format": 1, "scene": "panel", "windows": [
      { "id": "app", "rootViewController": { "id": "screen", "class": "PanelViewController" } } ] }
    """

  private func workshop() throws -> Workshop {
    let shop = try Workshop(["panel.scene.json": Self.scene, "PanelViewController.swift": Self.rules])
    let capture = try shop.recorder(
      "capture --scene panel.scene.json --rules PanelViewController.swift --tap 195,125 -o open.touchrec")
    try #require(capture.code == 0, "\(capture.error)")
    return shop
  }

  private static func mutant(
    _ document: JSONValue, _ line: Int, _ kind: String, _ replacement: String = ""
  ) -> JSONValue? {
    document["mutants"]?.array?.first {
      $0["line"]?.integer == line && $0["operator"]?.string == kind && $0["replacement"]?.string == replacement
    }
  }

  @Test("each fault has its status, the same with any number of workers, and reports name the user's file")
  func statuses() throws {
    let shop = try workshop()
    let command = "mutate --rules PanelViewController.swift open.touchrec --no-cache --timeout-per-session 2"
    let run = try shop.replayer(command + " --json --reporter stryker=s.json --reporter html=s.html")
    #expect(run.code == 0, "\(run.output)\(run.error)")
    let document = try run.document()
    func status(_ line: Int, _ kind: String, _ replacement: String = "") -> String? {
      Self.mutant(document, line, kind, replacement)?["status"]?.string
    }
    #expect(status(11, "statement") == "killed" && status(27, "statement") == "killed")
    #expect(Self.mutant(document, 27, "statement")?["killedBy"]?.string == "open.touchrec")
    // The count is 0, so that the precondition traps.
    #expect(status(23, "statement") == "killed")
    #expect(Self.mutant(document, 23, "statement")?["reason"]?.string?.contains("at event 1") == true)
    #expect(status(25, "statement") == "timeout")
    #expect(status(30, "statement") == "noCoverage" && status(31, "boolean", "true") == "noCoverage")
    // The second button is in the panel that the recording opens: a tap there shows the fault.
    let close = Self.mutant(document, 14, "statement")
    #expect(close?["status"]?.string == "survived" && close?["isKilledByExploration"]?.bool == true)
    // Nothing shows how many times the panel was opened.
    #expect(status(24, "constant", "0") == "equivalent")
    let again = try shop.replayer(command + " --json --num-workers 1")
    #expect(again.output == run.output)
    let stryker = try JSONValue.parse(shop.bytes("s.json"))
    let mutants = stryker["files"]?["PanelViewController.swift"]?["mutants"]?.array ?? []
    #expect(stryker["schemaVersion"]?.string == "2" && mutants.count == document["mutants"]?.array?.count)
    #expect(
      Set(mutants.compactMap { $0["status"]?.string }) == ["Killed", "Survived", "NoCoverage", "Timeout", "Ignored"])
    #expect(mutants.allSatisfy { $0["status"]?.string != "Ignored" || $0["statusReason"] != nil })
    #expect(try shop.text("s.html").contains("other.addTarget(self, action: #selector(close)"))
  }

  @Test("--break compares the score, and a search writes recordings that notice what survived")
  func search() throws {
    let shop = try workshop()
    let command = "mutate --rules PanelViewController.swift --timeout-per-session 2"
    #expect(try shop.replayer(command + " --break 20 open.touchrec").code == 0)
    let below = try shop.replayer(command + " --break 99 open.touchrec")
    #expect(below.code == 1 && below.lines.last?.hasSuffix("below 99 %") == true, "\(below.output)")
    let run = try shop.replayer(command + " --search -o found --json open.touchrec")
    #expect(run.code == 0, "\(run.error)")
    let document = try run.document()
    let found = try #require(Self.mutant(document, 30, "statement")?["found"]?.string)
    // The recording is the same with the code as it is, and differs with the fault.
    #expect(try shop.replayer("diff --rules PanelViewController.swift \(found)").code == 0)
    try shop.write(
      Self.rules.replacingOccurrences(of: "close() { panel.isHidden = true }", with: "close() {}"),
      to: "Broken.swift")
    let diff = try shop.replayer("diff --rules Broken.swift \(found)")
    #expect(diff.code == 1, "\(diff.output)")
    let refused = try shop.replayer(command + " --search -o found open.touchrec")
    #expect(refused.code == 73 && refused.error.contains("--force"))
    let better = try shop.replayer(command + " --json open.touchrec \(found)").document()
    #expect(Self.mutant(better, 30, "statement")?["status"]?.string == "killed")
  }

  @Test("a fault that does not compile is left out, and the others are played")
  func compileErrors() throws {
    let shop = try workshop()
    // Without its only statement, a getter with a result does not compile.
    try shop.write(
      Self.rules + """

        var closed: [() -> Int] { [{ [weak view = UIView()] in Int(view?.tag ?? 0) }] }
        """, to: "PanelViewController.swift")
    let run = try shop.replayer("mutate --rules PanelViewController.swift open.touchrec --json --timeout-per-session 2")
    #expect(run.code == 0, "\(run.error)")
    let document = try run.document()
    #expect(Self.mutant(document, 27, "statement")?["status"]?.string == "killed")
    let failed = document["counts"]?["compileError"]?.integer ?? 0
    #expect(failed > 0, "\(run.output)")
  }

  @Test("recordings that differ without a fault are left out, and are no results if they are all")
  func differing() throws {
    let shop = try workshop()
    try shop.write(
      Self.rules.replacingOccurrences(of: "panel.isHidden = false\n  }\n\n", with: "panel.alpha = 0.5\n  }\n\n"),
      to: "PanelViewController.swift")
    let run = try shop.replayer("mutate --rules PanelViewController.swift open.touchrec")
    #expect(
      run.code == 66 && run.error.contains("open.touchrec: differs without a mutant"), "\(run.output)\(run.error)")
  }

  @Test(
    "bad command lines have their exit codes and remedies",
    arguments: [
      ("mutate open.touchrec", 64, "--rules"), ("mutate --rules PanelViewController.swift", 64, "FILE"),
      ("mutate --rules Missing.swift open.touchrec", 66, "Missing.swift"),
      ("mutate --rules PanelViewController.swift --break 101 open.touchrec", 64, "0 to 100"),
      ("mutate --rules PanelViewController.swift --reporter junit=x open.touchrec", 64, "stryker=PATH"),
      ("mutate --rules PanelViewController.swift -o x open.touchrec", 64, "--search"),
      ("mutate --rules PanelViewController.swift --build b open.touchrec", 64, "--build"),
    ] as [(String, Int32, String)])
  func misuse(command: String, code: Int32, text: String) throws {
    let shop = try Workshop(["PanelViewController.swift": Self.rules, "open.touchrec": ""])
    let run = try shop.replayer(command)
    #expect(run.code == code && run.error.contains(text), "\(run.code) \(run.error)")
  }
}
