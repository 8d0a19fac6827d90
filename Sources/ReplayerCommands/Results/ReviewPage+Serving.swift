import CommandLineSupport
import Commands
import Findings
import Foundation
import Ledger
import Pictures
import Playback
import Reporting
import RulesBuilds
import ScenePictures

extension ReviewPage {
  /// Serves the page until the command is ended.
  static func serve(_ pending: PendingDifferences, _ arguments: Arguments, _ console: Console) throws {
    let draws = !arguments.flag("no-pictures")
    let pictures = draws ? Self.pictures(of: pending, console) : ReportPictures()
    let page = ReviewPage(pending, pictures, arguments)
    let service = try PageService(arguments, console) { page.answer($0) }
    service.announce("decide", arguments)
    console.error.line("replayer: decisions are written to \(pending.ledger.path); Ctrl-C ends it")
    _ = service.run(isOver: { false })
  }

  /// The pictures of the comparison, drawn with the code that its command line names, as that is now. Without them the page is
  /// complete all the same.
  private static func pictures(of pending: PendingDifferences, _ console: Console) -> ReportPictures {
    let current = FileManager.default.currentDirectoryPath
    guard FileManager.default.changeCurrentDirectoryPath(pending.run.folder) else { return ReportPictures() }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(current) }
    do {
      guard pending.report.replayBuild != nil || !pending.report.builds.isEmpty else {
        return ReportPictures.gather(HTMLReport.pictureRequests(for: pending.report))
      }
      let words = Array(pending.run.command.dropFirst())
      let arguments = try DiffCommand.entry.command.parse(words, tool: "replayer")
      let build = try RulesOptions.build(of: arguments, console)
      let comparer = try Comparer(
        ComparisonRun(), build: build, baseline: try BaselineOption.build(arguments, console), arguments, console)
      return try comparer.pictures(for: pending.report)
    } catch {
      console.error.line("replayer: the page has no pictures: \(error)")
      return ReportPictures()
    }
  }
}
