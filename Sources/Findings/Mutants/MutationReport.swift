/// Which faults of code the recordings notice.
package struct MutationReport: Sendable {
  package enum Status: String, CaseIterable, Sendable {
    /// A session differs.
    case killed
    /// A session does not end.
    case timeout
    /// Sessions reach the fault, and none differs.
    case survived
    /// No session reaches the fault.
    case noCoverage
    /// Outcomes are unknown that are known without the fault, and nothing differs; or the fault was not tried.
    case unknown
    /// It survived, and no session of an exploration that reaches it differs either.
    case equivalent
    /// The code does not compile with it.
    case compileError
  }

  /// What was found about one fault.
  package struct Entry: Sendable {
    package var mutant: Mutant
    package var status: Status
    /// Why it is unknown, or how the code ended the session that differs.
    package var reason: String?
    /// The sessions that reach it, as indexes of ``MutationReport/sessions``.
    package var covering: [Int] = []
    /// The session that differs.
    package var killer: Int?
    /// The number of explored sessions that reach it and do not differ.
    package var explored = 0
    /// The number of screens whose maps are the same.
    package var screens = 0
    /// Whether an explored session differs.
    package var isKilledByExploration = false
    /// The recording with touches that would notice it, and the difference as text.
    package var found: (path: String, lines: [String])?
    /// Whether other sessions were played with it.
    package var isExplored = false
    /// Whether the result is that of an earlier run.
    package var isKept = false

    package init(_ mutant: Mutant, _ status: Status) { (self.mutant, self.status) = (mutant, status) }
  }

  /// A session with its name for people: the file, and the number if the file has several.
  package struct Session: Hashable, Sendable {
    package var name: String
    package var path: String

    package init(name: String, path: String) { (self.name, self.path) = (name, path) }
  }

  /// A file of the user with its text.
  package struct Source: Sendable {
    package var path: String
    package var text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }

  /// In the order of files and places.
  package var entries: [Entry] = []
  package var sessions: [Session] = []
  package var sources: [Source] = []
  /// The sessions that differ or are unknown without a fault, with the reason. Those that differ are left out.
  package var leftOut: [(session: String, reason: String)] = []
  /// The number of sessions that were played with faults.
  package var played = 0
  /// The number of explored sessions, without faults.
  package var explored = 0
  /// The share of faults in percent that must be noticed; `nil` if none is required.
  package var threshold: Double?
  package var isInterrupted = false

  package init() {}

  package func count(_ status: Status) -> Int { entries.count { $0.status == status } }

  /// The faults that are noticed, and those that count: without unknown and probably equivalent ones and those that do not compile.
  package var noticed: (count: Int, all: Int) {
    let noticed = count(.killed) + count(.timeout)
    return (noticed, noticed + count(.survived) + count(.noCoverage))
  }

  /// The share of faults that are noticed, in percent. `nil` if none counts.
  package var score: Double? {
    let (count, all) = noticed
    return all == 0 ? nil : Double(count) * 100 / Double(all)
  }

  /// Whether fewer faults are noticed than required.
  package var isBelowThreshold: Bool {
    guard let threshold, let score else { return false }
    return score < threshold
  }
}
