/// A place for one running worker of each program, of which one works at a time.
@MainActor
final class WorkerSlot {
  /// The job whose request is being answered.
  var job: (any WorkerJob)?
  /// The program of the current request.
  var program = 0
  /// Whether the worker's messages are not read for now. Its time does not run then.
  var isPaused = false {
    didSet {
      guard isPaused != oldValue else { return }
      if isPaused {
        left = deadline.map { ContinuousClock.now.duration(to: $0) }
      } else if let left {
        deadline = ContinuousClock.now + left
      }
    }
  }

  private var workers: [WorkerProcess?]
  private var readiness: [Bool]
  private var deadline: ContinuousClock.Instant?
  private var left: Duration?

  init(programs: Int) {
    workers = Array(repeating: nil, count: programs)
    readiness = Array(repeating: false, count: programs)
  }

  /// The worker of the current program.
  var worker: WorkerProcess? {
    get { workers[program] }
    set {
      workers[program] = newValue
      readiness[program] = false
    }
  }

  /// Whether the worker of the current program has sent `hello`.
  var isReady: Bool {
    get { readiness[program] }
    set { readiness[program] = newValue }
  }

  /// Begins the time in which a worker must send `hello`.
  func beginStart() { deadline = ContinuousClock.now + .seconds(60) }

  /// Begins the time of a session.
  func beginSession(_ limits: WorkerLimits) {
    isPaused = false
    deadline = limits.seconds.map { ContinuousClock.now + .seconds($0) }
  }

  /// The rest of the session's time; `nil` without a limit or while the worker waits.
  var millisecondsLeft: Int32? {
    guard let deadline, !isPaused else { return nil }
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    return Int32(max(0, min(left.rounded(.up), 1e9)))
  }

  func endWorkers() {
    for worker in workers { worker?.end() }
    workers = workers.map { _ in nil }
    job = nil
  }
}
