import Capture
import CommandLineSupport
import Commands
import PassThrough
import PrintedText
import RecordingStore
import ScenePage
import Scenes

/// `recorder capture --live`: captures a person's touches on a page in a browser.
@MainActor
enum LiveCapture {
  static func run(_ arguments: Arguments, _ console: Console, strategy: Strategy, output: String) throws -> ExitCode {
    let scene = try SceneFile.read(arguments.required("scene"))
    for option in ["name", "about"] where (arguments.string(option)?.count ?? 0) > CapturePage.longestText {
      throw arguments.misuse(
        "'--\(option)' is longer than \(CapturePage.longestText) characters; shorten it", option: option)
    }
    let session = try LiveSession(
      scene, strategy: strategy, profile: arguments.string("profile") ?? scene.profile, recordingTo: output,
      replacing: arguments.flag("force"), producer: Version.producer,
      label: LiveSession.Label(name: arguments.string("name"), about: arguments.string("about")))
    do {
      return try serve(session, arguments, console)
    } catch {
      try? session.abandon()
      throw error
    }
  }

  private static func serve(
    _ session: LiveSession, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let page = CapturePage(session, version: Version.current)
    let service = try PageService(arguments, console) { page.answer($0) }
    service.announce("touch '\(session.scene.name)'", arguments)
    console.error.line(
      "recorder: Stop on the page or Ctrl-C ends the capture; touches are written to \(session.path) immediately"
    )
    let isInterrupted = service.run(
      isOver: { session.finished != nil || page.failure != nil },
      tick: { now in
        page.tick(nowNanoseconds: now)
        console.error.progress("captured \(Counted.text(session.sampleCount, "sample"))")
      })
    console.error.clearProgress()
    if let failure = page.failure {
      service.drain(until: { page.hasReportedEnd })
      throw broken(session, failure)
    }
    guard session.sampleCount > 0 else {
      try session.abandon()
      console.error.line("recorder: \(session.path): nothing was touched, so no recording was written")
      return .interrupted
    }
    let finished: LiveSession.Finished
    do {
      finished = try session.finish()
    } catch {
      guard let failure = page.failure else { throw error }
      service.drain(until: { page.hasReportedEnd })
      throw broken(session, failure)
    }
    let summary = CaptureSummary(
      recording: finished.path, sessions: 1, events: finished.events, samples: finished.samples,
      outcomes: finished.outcomes, contentHash: finished.contentHash, isInterrupted: isInterrupted)
    summary.print(to: console, asJSON: arguments.flag("json"))
    // The command continues: a reader of a pipe needs the summary now.
    console.output.flush()
    if let unknown = finished.unknowns.first {
      console.error.line("recorder: \(session.path): a comparison will be inconclusive: \(unknown)")
    }
    if finished.divergences > 0 {
      console.error.line(
        "recorder: \(session.path): a replay \(finished.replay) from what was seen; please report this with the recording"
      )
    }
    if isInterrupted {
      service.drain(until: { page.hasReportedEnd })
    } else {
      console.error.line("recorder: the page can still be used; the command ends when it is closed, or with Ctrl-C")
      _ = service.run(isOver: { page.isAbandoned }, tick: { page.tick(nowNanoseconds: $0) })
    }
    guard finished.divergences == 0 else { return .internalError }
    return isInterrupted ? .interrupted : .ok
  }

  private static func broken(_ session: LiveSession, _ failure: any Error) -> CommandFailure {
    guard session.rescued == nil else {
      return CommandFailure(
        .io,
        "\(session.path): the recording or its folder was removed or replaced during the capture; \(session.keptSentence)"
      )
    }
    let words =
      Failures.commandFailure(for: failure) ?? CommandFailure(.internalError, path: session.path, "\(failure)")
    return CommandFailure(words.exitCode, "\(words.message); \(session.keptSentence)")
  }
}
