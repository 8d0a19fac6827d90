import CommandLineSupport
import Commands
import HierarchyInput
import Scenes
import SystemScenes

/// Measures the import of a large hierarchy: from the text of a debugger to the text of a scene file.
enum HierarchyBenchmark {
  private static let viewCount = 5_000
  private static let goalMilliseconds = 100

  @MainActor
  static func run(rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    progress.progress("hierarchy: \(viewCount) views")
    let bytes = Array(text.utf8)
    let known = KnownClasses.standard
    var scene = ""
    let seconds = try Stopwatch.best(of: rounds) {
      scene = SceneFileWriter.text(
        of: try SceneMaker.scene(of: LLDBImporter.read(bytes), named: "large", known: known), known: known)
    }
    // The next step of every use; its cost is that of any scene file of this size.
    let decoding = try Stopwatch.best(of: rounds) { _ = try SceneDescription.decode(Array(scene.utf8)) }
    table.add(
      "import of a hierarchy of 5,000 views from LLDB", seconds * 1_000, "ms",
      baseline: ("decoding of its scene file", decoding * 1_000), goal: "under \(goalMilliseconds) ms")
  }

  /// Cells of four views each, as in a long list, with the values that real dumps have.
  private static var text: String {
    var lines = ["<UIWindow: 0x7f0000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600000>>"]
    for cell in 0..<((viewCount - 1) / 4) {
      let attributes =
        "autoresize = W+H; gestureRecognizers = <NSArray: 0x6000\(cell)>; layer = <CALayer: 0x6001\(cell)>"
      lines.append(
        "   | <App.Cell: 0x7f1\(cell); baseClass = UIControl; frame = (0 \(cell * 44); 390 43.6667); \(attributes)>")
      lines.append("   |    | <UIView: 0x7f2\(cell); frame = (0 0; 390 43.6667); clipsToBounds = YES; \(attributes)>")
      lines.append(
        "   |    |    | <UILabel: 0x7f3\(cell); frame = (16 12; 250 20.3333); text = 'Row \(cell)'; userInteractionEnabled = NO; \(attributes)>"
      )
      lines.append(
        "   |    |    | <UIImageView: 0x7f4\(cell); frame = (350 8; 28 28); userInteractionEnabled = NO; \(attributes)>"
      )
    }
    return lines.joined(separator: "\n")
  }
}
