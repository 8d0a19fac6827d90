import ChildProcess
import Foundation
import JSONText
import RecordingStore

/// Runs jobs on worker processes and delivers their results in order, whatever the number of workers.
///
/// Memory use does not grow with the number of jobs: only a few more jobs are begun than workers are there, and a worker
/// waits while its job holds much that cannot be delivered yet.
@MainActor
package final class WorkerPool {
  /// The number of jobs per worker that can be begun and not delivered.
  private static let jobsPerWorker = 8
  /// A worker whose job holds more bytes than this waits.
  private static let mostHeldBytes = 4 << 20
  /// Of what the rules print during a job, this many bytes are kept, and at most those of one more session.
  private static let mostPrintedBytes = 1 << 16

  /// So many recordings use all workers without being divided.
  package static let manyRecordings = 64

  /// The number of workers that run at the same time.
  var workerCount: Int { slots.count }

  private let programs: [WorkerProgram]
  private let limits: WorkerLimits
  private let configuration: [UInt8]
  private let interruption: Interruption?
  private let showPrinted: (String) -> Void
  private let say: (String) -> Void
  /// How often a request without a session is repeated.
  private static let mostRepeats = 3
  /// The job whose request was repeated last, and how often.
  private var lastRepeated: (any WorkerJob)?
  private var repeats = 0
  private var slots: [WorkerSlot]
  /// Whether the workers wait for a further run instead of ending after one. The caller then calls ``end()``.
  package var keepsWorkers = false
  /// When a run ends its workers and delivers what its jobs have until then. `nil` for no limit.
  package var deadline: ContinuousClock.Instant?
  /// The jobs that are not delivered, in order.
  private var jobs: [any WorkerJob] = []

  /// A source of requests to end the run.
  package struct Interruption {
    /// Becomes readable when the run must end.
    package var descriptor: Int32
    package init(descriptor: Int32) { self.descriptor = descriptor }
  }

  /// The run was interrupted. All workers have ended.
  package struct Interrupted: Error {}

  /// Creates a pool. The workers are started when they are needed.
  ///
  /// - Parameters:
  ///   - programs: The programs of the workers.
  ///   - count: The number of workers that run at the same time.
  ///   - faults: The engine faults of the workers.
  ///   - showPrinted: Called with what the rules printed, in the order of the jobs.
  ///   - say: Called with a sentence about a request that is repeated.
  package init(
    _ programs: [WorkerProgram], count: Int, limits: WorkerLimits, faults: [String] = [],
    interruption: Interruption? = nil, showPrinted: @escaping (String) -> Void = { _ in },
    say: @escaping (String) -> Void = { _ in }
  ) {
    self.say = say
    self.programs = programs
    self.limits = limits
    self.interruption = interruption
    self.showPrinted = showPrinted
    configuration = faults.isEmpty ? [] : WorkerProtocol.request(.configure) { $0.member("faults", faults) }
    slots = (0..<max(count, 1)).map { _ in WorkerSlot(programs: programs.count) }
  }

  /// Runs the jobs that `next` makes until it returns `nil`.
  ///
  /// - Throws: ``WorkerPoolError`` if a program cannot work as a worker, ``Interrupted`` after an interruption.
  func run(_ next: () -> (any WorkerJob)?) throws {
    var isComplete = false
    var isKept = false
    defer { if !isKept { end() } }
    while true {
      if isOver { return stopJobs() }
      for slot in slots where slot.job == nil && !isComplete && jobs.count < slots.count * Self.jobsPerWorker {
        guard let job = next() else {
          isComplete = true
          break
        }
        jobs.append(job)
        if jobs.count == 1 { job.beginDelivery() }
        try begin(job, on: slot)
      }
      deliver()
      if jobs.isEmpty && isComplete {
        isKept = keepsWorkers
        return
      }
      guard slots.contains(where: { $0.job != nil }) else { continue }
      try wait()
    }
  }

  private var isOver: Bool { deadline.map { ContinuousClock.now >= $0 } ?? false }

  /// Ends the workers, and delivers what the jobs have.
  private func stopJobs() {
    for slot in slots { slot.endWorkers() }
    for job in jobs { job.stop() }
    deliver()
  }

  /// Ends all workers. A further run starts new ones.
  package func end() {
    for slot in slots { slot.endWorkers() }
    jobs = []
  }

  private func deliver() {
    var count = 0
    while count < jobs.count, jobs[count].request == nil {
      if count > 0 { jobs[count].beginDelivery() }
      if !jobs[count].printed.isEmpty { showPrinted(jobs[count].printed) }
      jobs[count].deliver()
      count += 1
    }
    guard count > 0 else { return }
    jobs.removeFirst(count)
    jobs.first?.beginDelivery()
  }

  /// Sends the job's next request to a worker of the slot, or frees the slot.
  func begin(_ job: any WorkerJob, on slot: WorkerSlot) throws {
    guard let request = job.request else { return slot.job = nil }
    slot.job = job
    slot.program = request.program
    if slot.worker == nil { slot.worker = try start(request.program) }
    if slot.isReady { slot.beginSession(limits) } else { slot.beginStart() }
    // A worker that has ended in between is noticed when its answer is read.
    _ = slot.worker?.send(request.line)
  }

  private func start(_ program: Int) throws -> WorkerProcess {
    let worker = try WorkerProcess(programs[program], limits)
    if !configuration.isEmpty { _ = worker.send(configuration) }
    return worker
  }

  /// Waits for messages, output and the next deadline, and processes what has arrived.
  private func wait() throws {
    let active = slots.filter { $0.job != nil }
    var files: [pollfd] = [pollfd(fd: interruption?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)]
    for slot in active {
      slot.isPaused = slot.job!.heldBytes > Self.mostHeldBytes && slot.job !== jobs.first
      files.append(pollfd(fd: slot.isPaused ? -1 : slot.worker!.connection, events: Int16(POLLIN), revents: 0))
      files.append(pollfd(fd: slot.worker!.output, events: Int16(POLLIN), revents: 0))
    }
    let milliseconds = (active.compactMap { $0.millisecondsLeft } + [millisecondsLeft].compactMap { $0 }).min() ?? -1
    let count = poll(&files, nfds_t(files.count), milliseconds)
    guard count >= 0 || errno == EINTR else { preconditionFailure("poll failed: \(errno)") }
    if count > 0, files[0].revents != 0 { throw Interrupted() }
    for (index, slot) in active.enumerated() {
      let (message, output) = (files[1 + 2 * index].revents != 0, files[2 + 2 * index].revents != 0)
      if count > 0, output { try readOutput(of: slot) }
      if count > 0, message, slot.worker != nil { try readMessages(of: slot) }
      if slot.job != nil, slot.worker != nil, slot.millisecondsLeft == 0 {
        try didTimeOut(slot)
      }
      if let job = slot.job, slot.worker == nil { try begin(job, on: slot) }
    }
  }

  /// The time to the deadline.
  private var millisecondsLeft: Int32? {
    deadline.map { Int32(max(0, min((ContinuousClock.now.duration(to: $0) / .milliseconds(1)).rounded(.up), 1e9))) }
  }

  private func readOutput(of slot: WorkerSlot) throws {
    guard let worker = slot.worker else { return }
    worker.readOutput(most: limits.output ?? 1 << 24)
    guard hasPrintedTooMuch(worker) else { return }
    // What it sent before is part of its result.
    try readMessages(of: slot)
    guard slot.worker === worker, hasPrintedTooMuch(worker) else { return }
    endAtOutputLimit(slot)
  }

  private func hasPrintedTooMuch(_ worker: WorkerProcess) -> Bool {
    limits.output.map { worker.printed.count > $0 } ?? false
  }

  private func endAtOutputLimit(_ slot: WorkerSlot) {
    let hasRules = programs[slot.program].rules != nil
    end(slot, EndReason("printed more than \((limits.output ?? 0) >> 10) KB", isOfCode: hasRules))
  }

  /// Processes what a worker has sent, and what it printed before.
  func readMessages(of slot: WorkerSlot) throws {
    guard let worker = slot.worker, let job = slot.job else { return }
    let isOpen = worker.receive()
    while let message = worker.nextMessage({ try? JSONValue.parse($0) }) {
      guard let message, let kind = message["is"]?.string.flatMap(WorkerProtocol.Message.init) else {
        guard slot.isReady else { throw WorkerPoolError(programs[slot.program], "its worker wrote no hello") }
        return end(slot, EndReason("wrote to the worker's connection"))
      }
      if kind == .hello {
        try check(message, of: slot)
        continue
      }
      guard slot.isReady else { throw WorkerPoolError(programs[slot.program], "its worker wrote no hello") }
      let isEnd = kind == .compared || kind == .stored || kind == .done
      if isEnd {
        // A worker writes what its rules have printed before it sends a message, so all that a session printed is here.
        worker.readOutput(most: limits.output ?? 1 << 24)
        if hasPrintedTooMuch(worker) { return endAtOutputLimit(slot) }
      }
      if job.receive(kind, message) || isEnd {
        // When a session begins, its own output may have come before the message.
        if isEnd { keepPrinted(of: worker, for: job) }
        if isEnd, job === lastRepeated { repeats = 0 }
        slot.beginSession(limits)
      }
      if kind == .done || kind == .failed {
        // A worker of an earlier version asks to be replaced.
        if message["isSpent"]?.bool == true {
          worker.end()
          slot.worker = nil
        }
        return try begin(job, on: slot)
      }
    }
    if !isOpen { try didClose(slot) }
  }

  /// Moves what a worker printed to its job, which keeps a limited amount.
  private func keepPrinted(of worker: WorkerProcess, for job: any WorkerJob) {
    if job.printed.utf8.count < Self.mostPrintedBytes { job.printed += worker.printed.text }
    worker.printed.beginSession()
  }

  private func check(_ hello: JSONValue, of slot: WorkerSlot) throws {
    let version = hello["protocol"]?.integer ?? 0
    guard version == WorkerProtocol.version else {
      throw WorkerPoolError(
        programs[slot.program],
        "its worker has protocol \(version), and this program has \(WorkerProtocol.version); build it again")
    }
    slot.isReady = true
    slot.beginSession(limits)
  }

  /// The worker has ended or has closed the connection.
  private func didClose(_ slot: WorkerSlot) throws {
    let isReady = slot.isReady
    let program = programs[slot.program]
    var startProblem: String?
    stop(slot) { worker, end in
      let reason =
        end == .signal(SIGKILL)
        ? EndReason("was killed by another program or the system, or closed the worker's connection")
        : worker.reason(of: end, limits)
      if !isReady { startProblem = "its worker \(reason.clause) when it started" }
      if !isReady || mayRepeat(slot, after: reason) { return nil }
      return worker.sessionEnd(.crash, reason)
    }
    if let startProblem { throw WorkerPoolError(program, startProblem) }
  }

  /// Whether the request of a worker that has ended is repeated in a new one: no session was begun, so that no result is lost.
  private func mayRepeat(_ slot: WorkerSlot, after reason: EndReason) -> Bool {
    guard let job = slot.job, !job.isInSession else { return false }
    if lastRepeated !== job { (lastRepeated, repeats) = (job, 0) }
    repeats += 1
    guard repeats <= Self.mostRepeats else { return false }
    say("a worker \(reason.clause) while it replayed no session; a new one continues")
    return true
  }

  private func didTimeOut(_ slot: WorkerSlot) throws {
    guard slot.isReady else { throw WorkerPoolError(programs[slot.program], "its worker wrote no hello") }
    stop(slot, { $0.interrupt() }) { worker, end in
      // A process that the worker started can keep the connection open after the worker's own end.
      end == .signal(SIGKILL)
        ? worker.sessionEnd(
          .timeout, worker.reason(ofLimit: "did not end within \(Self.text(limits.seconds ?? 0)) s"))
        : worker.sessionEnd(.crash, worker.reason(of: end, limits))
    }
  }

  private func end(_ slot: WorkerSlot, _ reason: EndReason) {
    stop(slot) { worker, _ in worker.sessionEnd(.crash, reason) }
  }

  /// Ends a worker and passes the end that `makeEnd` returns to its job. Without one, the job's request is repeated.
  private func stop(
    _ slot: WorkerSlot, _ ending: (WorkerProcess) -> ChildProcess.End = { $0.end() },
    _ makeEnd: (WorkerProcess, ChildProcess.End) -> WorkerEnd?
  ) {
    guard let worker = slot.worker, let job = slot.job else { return }
    let end = makeEnd(worker, ending(worker))
    slot.worker = nil
    keepPrinted(of: worker, for: job)
    if let end { job.workerDidEnd(end) }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
