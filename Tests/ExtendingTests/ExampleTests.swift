import CommandLineSupport
import Commands
import Findings
import PassThrough
import RecordingStore
import Testing
import UIKit

@testable import Playback
@testable import Scenes

@Suite("The examples of the extension page", .serialized)
@MainActor
struct ExampleTests {
  private static func scene(
    _ view: String, _ registry: ClassRegistry, _ strategy: Strategy = .uikit
  ) throws -> SceneInstance {
    let text = """
      {"format": 1, "scene": "s", "windows": [{"id": "window", "subviews": [
        {"id": "v", "frame": [0, 0, 100, 100], \(view)}]}]}
      """
    return try SceneInstance(SceneDescription.decode(Array(text.utf8), registry: registry), strategy: strategy)
  }

  private static func hit(_ scene: SceneInstance, _ x: Double, _ y: Double) -> String? {
    scene.windows[0].hitTest(CGPoint(x: x, y: y), with: nil)?.accessibilityIdentifier
  }

  @Test("a strategy marks views and is written as it is read")
  func strategy() throws {
    let scene = try Self.scene(
      #""passThrough": true"#, .uikit, Strategy(mechanisms: [RimMechanism()]))
    defer { Strategy.uninstall() }
    #expect(Self.hit(scene, 10, 50) == "v")
    #expect(Self.hit(scene, 50, 50) == "window")
    #expect(RimMechanism.entries[0].text == "\(RimMechanism())")
  }

  @Test("a view class is made from its row, plain and overriding")
  func viewClass() throws {
    let registry = ClassRegistry.uikit.adding([.disc])
    let scene = try Self.scene(#""class": "DiscView""#, registry)
    #expect(Self.hit(scene, 50, 50) == "v")
    #expect(Self.hit(scene, 2, 2) == "window")
    let marked = try Self.scene(
      #""class": "DiscView", "passThrough": true"#, registry, try Strategy(parsing: "flag"))
    defer { Strategy.uninstall() }
    #expect(Self.hit(marked, 50, 50) == "window")
  }

  @Test("a scene key sets the property of a view")
  func sceneKey() throws {
    let scene = try Self.scene(#""class": "DiscView", "slop": 30"#, ClassRegistry.uikit.adding([.discWithSlop]))
    #expect(Self.hit(scene, 2, 2) == "v")
    #expect(throws: SceneError.self) {
      try Self.scene(#""class": "DiscView", "slop": -1"#, ClassRegistry.uikit.adding([.discWithSlop]))
    }
  }

  @Test("a report format renders a comparison")
  func report() {
    var report = ComparisonReport()
    report.comparisons = [
      ComparisonReport.Comparison(
        recording: "a, \"b\".touchrec", session: 0, sceneName: "s", about: nil, recordedStrategy: "uikit",
        strategy: "flag", profile: "ios17", against: "recorded (uikit)", outcomes: 3, divergences: [],
        divergenceCount: 1, rootCount: 1, unknowns: [], isNondeterministic: false)
    ]
    #expect(
      CSVReport(report).text() == """
        recording,session,strategy,profile,outcomes,divergences,unknowns\r
        "a, ""b"".touchrec",0,flag,ios17,3,1,0\r\n
        """)
  }

  private static let importers = TouchImporters([W3CImporter.self, TapListImporter.self])

  private static func arguments(_ words: String...) throws -> Arguments {
    let from = Option("from", .choice("FORMAT", importers.names), help: "The format", isRequired: true)
    return try Command("import", summary: "Imports", options: [from] + importers.options).parse(words, tool: "recorder")
  }

  @Test("an importer reads the lines of its format")
  func importer() throws {
    let arguments = try Self.arguments("--from", "taps")
    let importer = try Self.importers.format(of: arguments).init(arguments, scene: ImportScene())
    let touches = try importer.read(Array("0 10 20\n0.5 30 40\n".utf8))
    #expect(touches.samples.map(\.timestampMicroseconds) == [0, 50_000, 500_000, 550_000])
    #expect(touches.samples.map(\.x) == [10, 10, 30, 30] && touches.cancelled.isEmpty)
    #expect {
      try importer.read(Array("0 10 20\n0.01 30 40\n".utf8))
    } throws: {
      "\($0)" == "line 2: begins before the previous tap ends"
    }
  }

  @Test("an option of another format is refused, and the help lists all formats")
  func otherFormat() throws {
    let arguments = try Self.arguments("--from", "taps", "--ticks", "wda")
    let failure = #expect(throws: CommandFailure.self) { try Self.importers.format(of: arguments) }
    #expect(failure?.exitCode == .usage)
    #expect(try Self.importers.format(of: Self.arguments("--from", "w3c", "--ticks", "wda")).name == "w3c")
    #expect(Self.importers.summaries.hasSuffix("; or taps: a list of taps, a line SECONDS X Y for each"))
  }
}
