package import Findings

/// Who decides about differences, why, and until when.
package struct Decision: Sendable {
  /// The length of the longest reason, in bytes of UTF-8: each reason is a line of the ledger, which people read in a change.
  package static let longestReason = 1_000

  package let reason: String
  package let owner: String
  /// The last day on which the differences are accepted. `nil`: no end.
  package let expires: LedgerDate?

  package init(reason: String, owner: String, expires: LedgerDate?) {
    (self.reason, self.owner, self.expires) = (reason, owner, expires)
  }
}
