package import Findings
package import RecordingStore

extension ResultStore {
  /// The decision that a difference, or the reason of an unknown outcome, must be corrected.
  package struct Rejection: Hashable, Sendable {
    package let reason: String
    package let owner: String
    package let day: String
  }

  /// All rejections by the key of what they are about.
  package func rejections() throws(RecordingError) -> [String: Rejection] {
    let statement = try Statement(database, "SELECT id, reason, owner, day FROM rejections")
    var rejections: [String: Rejection] = [:]
    while try statement.step() {
      rejections[statement.text(0) ?? ""] = Rejection(
        reason: statement.text(1) ?? "", owner: statement.text(2) ?? "", day: statement.text(3) ?? "")
    }
    return rejections
  }

  /// Stores that differences must be corrected.
  package func reject(_ ids: [String], reason: String, owner: String, on day: LedgerDate) throws(RecordingError) {
    let statement = try Statement(database, "INSERT OR REPLACE INTO rejections VALUES(?, ?, ?, ?)")
    for id in ids {
      try statement.bind(1, copying: id)
      try statement.bind(2, copying: reason)
      try statement.bind(3, copying: owner)
      try statement.bind(4, copying: day.description)
      try statement.run()
    }
  }

  /// Stores that differences and the reasons of unknown outcomes must be corrected.
  package func reject(_ items: [PendingItem], _ decision: Decision, on day: LedgerDate) throws(RecordingError) {
    try reject(items.map(\.key), reason: decision.reason, owner: decision.owner, on: day)
  }

  /// Removes the rejections of differences and unknown outcomes, because these were accepted.
  package func removeRejections(of items: [PendingItem]) throws(RecordingError) {
    let rejected = items.filter { $0.rejection != nil }
    if !rejected.isEmpty { try removeRejections(rejected.map(\.key)) }
  }

  /// Removes rejections, because their differences were accepted.
  package func removeRejections(_ ids: [String]) throws(RecordingError) {
    let statement = try Statement(database, "DELETE FROM rejections WHERE id = ?")
    for id in ids {
      try statement.bind(1, copying: id)
      try statement.run()
    }
  }
}
