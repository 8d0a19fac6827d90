import Findings
import Foundation
import Playback
import RecordingStore
import Testing

@testable import Workers

@Suite("A pool delivers results in order, and a worker that ends is one failed session")
@MainActor
struct WorkerPoolTests {
  private func compare(
    _ names: [String], _ worker: ScriptedWorker, count: Int = 2, limits: WorkerLimits = WorkerLimits()
  ) throws -> ComparisonReport {
    try WorkerPool([worker.program], count: count, limits: limits).compare(names, ComparisonRun()) { _, _ in }
  }

  @Test("results are in the order of the recordings, also if later ones are compared earlier", arguments: [1, 2, 7])
  func order(count: Int) throws {
    // With several workers, the first recording is compared only after another worker has got the third one. A pool that waits for
    // the first one fails after the time of a read.
    let name = NSTemporaryDirectory() + "worker-pipe-" + UUID().uuidString
    let list = name + "-list"
    mkfifo(name, 0o600)
    let pipe = open(name, O_RDWR)
    defer {
      close(pipe)
      unlink(name)
      unlink(list)
    }
    let note = "echo $$ >> \(list)"
    let worker = try ScriptedWorker(
      (count == 1
        ? ""
        : "0) \(note); read -t 30 -r line < \(name) || exit 9; compared 0 ;; 2) \(note); echo > \(name); compared 0 ;;")
        + "*) \(note); compared 0 ;;")
    let names = (0..<60).map(String.init)
    let report = try compare(names, worker, count: count)
    let processes = Set(try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n"))
    #expect(count == 1 ? processes.count == 1 : (2...count).contains(processes.count))
    #expect(report.comparisons.map(\.recording) == names)
    #expect(report.recordings == 60 && report.outcomes == 60 && report.verdict == .same)
  }

  @Test("at its deadline a run ends its workers and has the results until then, also without a limit of a session")
  func deadline() throws {
    let worker = try ScriptedWorker("0) compared 0 ;; *) begun 0; while :; do :; done ;;")
    let pool = WorkerPool([worker.program], count: 1, limits: WorkerLimits())
    defer { pool.end() }
    // The time begins when the second recording is the next one.
    let report = try pool.compare(["0", "1", "2"], ComparisonRun()) { index, _ in
      if index == 1 { pool.deadline = ContinuousClock.now + .milliseconds(200) }
    }
    #expect(report.comparisons.map(\.recording).prefix(1) == ["0"] && report.comparisons.count < 3)
    pool.deadline = ContinuousClock.now
    #expect(try pool.compare(["0"], ComparisonRun()) { _, _ in }.comparisons.isEmpty)
  }

  struct Ending: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var script: String
    var what = TroubleKind.crash
    var why: String
    var event: Int?
    var limit: Double?
  }

  nonisolated static let endings = [
    Ending(testDescription: "exit", script: "exit 0", why: "the replay called exit(0), before the first event"),
    Ending(
      testDescription: "signal at an event", script: "at 5; echo first >&2; echo 'Fatal error: no' >&2; kill -TRAP $$",
      why: "the replay crashed with SIGTRAP: Fatal error: no, at event 5", event: 5),
    Ending(
      testDescription: "killed", script: "at 5; kill -KILL $$",
      why: "the replay was killed by another program or the system, or closed the worker's connection, at event 5",
      event: 5),
    Ending(
      testDescription: "endless", script: "while :; do :; done", what: .timeout,
      why: "the replay did not end within 2 s, before the first event", limit: 2),
    Ending(
      testDescription: "output", script: "while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done",
      why: "the replay printed more than 64 KB, before the first event"),
    Ending(
      testDescription: "closed connection", script: "exec 3>&-; read -r line < /dev/null; while :; do :; done",
      why:
        "the replay was killed by another program or the system, or closed the worker's connection, before the first event"
    ),
    Ending(
      testDescription: "nonsense on the connection", script: "say hello; while :; do :; done",
      why: "the replay wrote to the worker's connection, before the first event"),
    Ending(
      testDescription: "another process that it started", script: "(while :; do :; done) & exit 3",
      why: "the replay called exit(3), before the first event", limit: 2),
  ]

  @Test("the reason and the event are in the report, and all others are compared", arguments: endings)
  func endings(_ ending: Ending) throws {
    let worker = try ScriptedWorker("bad) if [ $skipped = 0 ]; then begun 0; \(ending.script); fi; compared 1 ;;")
    let limits = WorkerLimits(seconds: ending.limit, output: 1 << 16)
    let report = try compare(["a", "bad", "b"], worker, limits: limits)
    #expect(report.comparisons.map(\.recording) == ["a", "bad", "bad", "b"])
    #expect(report.comparisons.map(\.session) == [0, 0, 1, 0])
    #expect(
      report.comparisons.map(\.failure) == [
        nil, ComparisonReport.SessionFailure(what: ending.what, event: ending.event, why: ending.why), nil, nil,
      ])
    #expect(report.failures.isEmpty && report.verdict == .inconclusive)
  }

  @Test("what a session printed counts until its last message is read, also if the message is read first")
  func outputBeforeTheEnd() throws {
    let script = try ScriptedWorker("bad) begun 0; printf '%2000s' ''; compared 0 ;;")
    let pool = WorkerPool([script.program], count: 1, limits: WorkerLimits(output: 1_024))
    var failures: [String?] = []
    let job = ComparisonJob("bad", ComparisonRun(), .whole, baseline: nil) { result in
      failures = result.comparisons.map { $0.failure?.why }
    }
    let slot = WorkerSlot(programs: 1)
    defer { slot.endWorkers() }
    try pool.begin(job, on: slot)
    // The output is never read by itself.
    while let worker = slot.worker, job.request != nil {
      worker.waitForMessage()
      try pool.readMessages(of: slot)
    }
    job.deliver()
    #expect(failures == ["the replay printed more than 1 KB, before the first event"])
  }

  @Test("a request to a worker that has ended is not sent, and does not end the sender")
  func endedWorker() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        signal(SIGPIPE, SIG_DFL)
        let worker = try WorkerProcess(WorkerProgram(path: "/bin/false"), WorkerLimits())
        worker.waitForMessage()
        precondition(!worker.receive(), "the worker runs")
        precondition(!worker.send([1]), "the request was sent")
        worker.end()
      }
    }
  }

  @Test("a worker that always ends before a session begins fails the recording, about which nothing is known")
  func unreadable() throws {
    let worker = try ScriptedWorker("bad) exit 1 ;;")
    let report = try compare(["a", "bad", "b"], worker)
    #expect(report.failures.map(\.message) == ["bad: the replay called exit(1), before the first event"])
    #expect(report.failures.map(\.isOfWorker) == [true] && report.verdict == .inconclusive)
    #expect(report.comparisons.map(\.recording) == ["a", "b"])
  }

  @Test(
    "a worker that another program kills outside of a session is replaced, and that is said",
    arguments: ["kill -KILL $$", "begun 0; compared 0; kill -KILL $$"])
  func killedBetweenSessions(script: String) throws {
    let mark = NSTemporaryDirectory() + "worker-killed-" + UUID().uuidString
    defer { unlink(mark) }
    let worker = try ScriptedWorker("bad) if [ ! -e \(mark) ]; then touch \(mark); \(script); fi; compared 0 ;;")
    var said: [String] = []
    let pool = WorkerPool([worker.program], count: 2, limits: WorkerLimits(), say: { said.append($0) })
    let report = try pool.compare(["a", "bad", "b"], ComparisonRun()) { _, _ in }
    #expect(report.failures.isEmpty && report.verdict == .same)
    #expect(Set(report.comparisons.map(\.recording)) == ["a", "bad", "b"])
    #expect(said.count == 1 && said[0].contains("while it replayed no session; a new one continues"), "\(said)")
  }

  @Test("a program that is no worker, or one of another protocol, is an error")
  func wrongProgram() throws {
    let later = try ScriptedWorker(hello: #"{"is":"hello","protocol":2}"#)
    #expect(throws: WorkerPoolError.self) { try compare(["a"], later) }
    let other = try ScriptedWorker(hello: "exit")
    #expect(throws: WorkerPoolError(other.program, "its worker wrote no hello")) { try compare(["a"], other) }
    let pool = WorkerPool([WorkerProgram(path: "/bin/false")], count: 1, limits: WorkerLimits())
    #expect(throws: WorkerPoolError(WorkerProgram(path: "/bin/false"), "its worker called exit(1) when it started")) {
      try pool.compare(["a"], ComparisonRun()) { _, _ in }
    }
    let missing = WorkerPool([WorkerProgram(path: "/no/such/file")], count: 1, limits: WorkerLimits())
    #expect(throws: WorkerPoolError.self) { try missing.compare(["a"], ComparisonRun()) { _, _ in } }
  }
}

extension WorkerProcess {
  /// Waits until the worker has sent something or has ended.
  fileprivate func waitForMessage() {
    var file = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    while poll(&file, 1, -1) < 0 {}
  }
}
