import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Unknown touches are named when they are recorded")
struct CaptureUnknownTests {
  private static let scene = """
    {"format": 1, "scene": "form", "windows": [{"id": "w", "subviews": [
      {"id": "name", "class": "UITextField", "frame": [20, 100, 200, 40]},
      {"id": "save", "class": "UIButton", "frame": [20, 300, 200, 40]},
      {"id": "city", "class": "UITextField", "frame": [20, 500, 200, 40]}]}]}
    """

  private func shop() throws -> Workshop { try Workshop(["a.scene.json": Self.scene, "Package.swift": ""]) }

  private static let capture = "capture --scene a.scene.json -o a.touchrec"
  private static let unknown = "--tap 50,120 --tap 50,320 --tap 60,120 --tap 50,520"

  @Test func `capture groups them by reason, the largest first, and says what to do`() throws {
    let run = try shop().recorder("\(Self.capture) \(Self.unknown)")
    #expect(run.code == 0)
    #expect(
      run.error == """
        recorder: unknown: what UITextField 'name' does with touches is not modelled
        recorder:   touch 1 at 0.000 s (50, 120) on name; touch 1 (3 in the session) at 1.100 s (60, 120) on name
        recorder: unknown: what UITextField 'city' does with touches is not modelled
        recorder:   touch 1 (4 in the session) at 1.650 s (50, 520) on city
        recorder: a.touchrec: 3 outcomes are unknown, and a comparison will be inconclusive; change what the reasons name \
        and record again, or compare and accept them ('replayer accept')

        """)
  }

  @Test func `many touches of one reason take two lines`() throws {
    let taps = (0..<9).map { "--tap \(30 + $0),120" }.joined(separator: " ")
    let run = try shop().recorder("\(Self.capture) \(taps)")
    #expect(run.code == 0 && run.error.split(separator: "\n").count == 3 && run.error.contains("; and 5 more\n"))
  }

  @Test func `as data they have the ids that a comparison has`() throws {
    let shop = try shop()
    let capture = try shop.recorder("\(Self.capture) --json \(Self.unknown)")
    let captured = try capture.document()["unknowns"]?.array ?? []
    #expect(captured.count == 3 && captured.map { $0["event"]?.integer } == [0, 4, 6])
    #expect(captured.map { $0["session"]?.integer } == [0, 0, 0] && captured[0]["view"]?.string == "name")
    let compared = try shop.replayer("diff a.touchrec --json").document()["unknowns"]?.array ?? []
    #expect(captured.compactMap { $0["id"]?.string } == compared.compactMap { $0["id"]?.string })
    let certain = try shop.recorder("capture --scene a.scene.json -o b.touchrec --json --tap 50,320")
    #expect(try certain.document()["unknowns"]?.array?.isEmpty == true)
  }

  @Test func `with --strict the exit code is 2, and the recording is kept`() throws {
    let shop = try shop()
    let strict = try shop.recorder("\(Self.capture) --strict \(Self.unknown)")
    #expect(strict.code == 2 && strict.error.hasSuffix("; the recording is kept\n"), "\(strict.error)")
    #expect(strict.output.hasPrefix("a.touchrec: 1 session") && shop.exists("a.touchrec"))
    #expect(try shop.recorder("verify a.touchrec").code == 0)
    let certain = try shop.recorder("capture --scene a.scene.json --strict --tap 50,320 -o b.touchrec")
    #expect(certain.code == 0 && certain.error.isEmpty, "\(certain.error)")
  }

  @Test func `import names them too, with the session of several`() throws {
    let shop = try shop()
    func log(_ y: Int) -> String {
      """
      {"actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pointerMove", "duration": 0, "x": 50, "y": \(y)}, {"type": "pointerDown", "button": 0},
        {"type": "pause", "duration": 50}, {"type": "pointerUp", "button": 0}]}]}
      """
    }
    try shop.write(log(320), to: "1.json")
    try shop.write(log(120), to: "2.json")
    let words = "import --from w3c 1.json 2.json --scene a.scene.json --force -o a.touchrec"
    let run = try shop.recorder(words)
    #expect(
      run.code == 0 && run.error.contains("recorder:   session 1, touch 1 at 0.000 s (50, 120) on name\n"),
      "\(run.error)")
    #expect(run.error.contains("recorder: a.touchrec: 1 outcome is unknown, and a comparison will be inconclusive; "))
    let strict = try shop.recorder("\(words) --strict --json")
    #expect(strict.code == 2)
    #expect(try strict.document()["unknowns"]?.array?.map { $0["session"]?.integer } == [1])
    let compared = try shop.replayer("diff a.touchrec --json").document()["unknowns"]?.array ?? []
    #expect(
      try strict.document()["unknowns"]?.array?.map { $0["id"]?.string } == compared.map { $0["id"]?.string })
    let touches = try shop.recorder("import --from w3c 1.json --strict -o b.touches.jsonl")
    #expect(touches.code == 64 && touches.error.contains("'--strict' has no effect on a touch file"))
  }
}
