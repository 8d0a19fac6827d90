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
    let reload = try LiveReload(arguments, console)
    defer { reload?.end() }
    for option in ["name", "about"] where (arguments.string(option)?.count ?? 0) > CapturePage.longestText {
      throw arguments.misuse(
        "'--\(option)' is longer than \(CapturePage.longestText) characters; shorten it", option: option)
    }
    let session = try LiveSession(
      scene, strategy: strategy, profile: arguments.string("profile") ?? scene.profile, recordingTo: output,
      replacing: arguments.flag("force"), producer: Version.producer,
      label: LiveSession.Label(name: arguments.string("name"), about: arguments.string("about")))
    let series = CaptureSeries(
      session, version: Version.current, rulesOptions: RulesOptions.words(of: arguments)
    ) { path, previous in
      try LiveSession(
        previous.scene, strategy: previous.strategy, profile: previous.profile, recordingTo: path, replacing: false,
        producer: Version.producer)
    }
    do {
      return try serve(series, reload, arguments, console)
    } catch {
      try? series.page.session.abandon()
      throw error
    }
  }

  private static func serve(
    _ series: CaptureSeries, _ reload: LiveReload?, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let service = try PageService(arguments, console) { series.answer($0) }
    service.announce("touch '\(series.page.session.scene.name)'", arguments)
    var result = ExitCode.ok
    while true {
      let page = series.page
      if reload != nil { page.watchRules() }
      console.error.line(
        "recorder: Stop on the page or Ctrl-C ends the capture; touches are written to \(page.session.path) immediately"
      )
      switch try capture(page, service, reload, arguments, console) {
      case .ok: break
      case .internalError: result = .internalError
      case .inconclusive: if result == .ok { result = .inconclusive }
      case let code: return code
      }
      guard !Interruption.isRequested else { return result }
      console.error.line(
        "recorder: the page can still be used; the command ends with Done, when the page is closed, or with Ctrl-C")
      _ = service.run(
        isOver: { series.isDone || series.page !== page || page.isAbandoned }, tick: { page.tick(nowNanoseconds: $0) })
      guard series.page !== page else { return result }
    }
  }

  /// Serves one capture until its recording is finished, and prints its summary.
  private static func capture(
    _ page: CapturePage, _ service: PageService, _ reload: LiveReload?, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let session = page.session
    let isInterrupted = service.run(
      isOver: { session.finished != nil || page.failure != nil },
      tick: { now in
        page.tick(nowNanoseconds: now)
        reload?.step(nowNanoseconds: now, on: page)
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
    print(finished, isInterrupted: isInterrupted, arguments, console)
    if isInterrupted { service.drain(until: { page.hasReportedEnd }) }
    guard finished.divergences == 0 else { return .internalError }
    if isInterrupted { return .interrupted }
    return arguments.flag("strict") && !finished.unknownOutcomes.isEmpty ? .inconclusive : .ok
  }

  private static func print(
    _ finished: LiveSession.Finished, isInterrupted: Bool, _ arguments: Arguments, _ console: Console
  ) {
    var unknowns = UnknownTouches()
    unknowns.add(finished.unknownOutcomes, unlisted: finished.unlistedUnknowns, ofSession: 0)
    let summary = CaptureSummary(
      recording: finished.path, sessions: 1, events: finished.events, samples: finished.samples,
      outcomes: finished.outcomes, contentHash: finished.contentHash, isInterrupted: isInterrupted,
      unknowns: unknowns, isStrict: arguments.flag("strict"))
    summary.print(to: console, asJSON: arguments.flag("json"))
    RecordingArguments.noteName(of: finished.path, arguments, console)
    if finished.hasPendingTimers { console.error.line("recorder: \(CaptureSummary.pendingTimers(of: finished.path))") }
    // The command continues: a reader of a pipe needs the summary now.
    console.output.flush()
    if finished.divergences > 0 {
      console.error.line(
        "recorder: \(finished.path): a replay \(finished.replay) from what was seen; please report this with the recording"
      )
    }
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
