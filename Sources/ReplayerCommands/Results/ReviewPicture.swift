import CommandLineSupport
import Findings
import Foundation
import Ledger
import PassThrough
import Playback
import RecordingStore
import Reporting
import RulesBuilds
import ScenePictures

/// The picture of a pending difference or unknown outcome: the recorded strategy beside that of the replay.
@MainActor
enum ReviewPicture {
  /// The address of the picture, or the reason why there is none.
  static func line(of item: PendingItem, _ pending: PendingDifferences) -> String {
    let path = pending.file(of: item)
    guard let event = item.event else { return "no picture: no single event is concerned" }
    guard pending.report.replayBuild == nil else {
      return "picture: draw it with 'replayer picture \(path) --event \(event)' and the rules"
    }
    do {
      return "picture: " + URL(filePath: try draw(item, event, path)).absoluteURL.absoluteString
    } catch {
      return "no picture: \(error)"
    }
  }

  private static func draw(_ item: PendingItem, _ event: Int, _ path: String) throws -> String {
    let reader = try RecordingReader(path: path)
    guard let record = reader.sessions.first(where: { $0.id == item.comparison.session }) else {
      throw RecordingError(path: path, kind: .invalid, problem: "the session does not exist", remedy: "compare again")
    }
    let session = try ReplayableSession(record, of: reader)
    let strategy = try Strategy(parsing: item.comparison.strategy)
    let recorded = session.recordedStrategy
    let picture = try session.picture(
      ofEvent: event, under: strategy == recorded ? [strategy] : [recorded, strategy],
      profile: item.comparison.profile, mapping: false)
    guard let picture, let folder = ResultFolder.make() else { throw CocoaError(.fileWriteUnknown) }
    let file = "\(folder)/review/\(item.id).svg"
    try FileManager.default.createDirectory(atPath: "\(folder)/review", withIntermediateDirectories: true)
    try OutputFile.write(EventPictureSVG(picture).text(), to: file)
    return InputFile.resolved(file)
  }
}
