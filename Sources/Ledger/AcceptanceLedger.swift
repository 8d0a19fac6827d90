package import Findings
import Foundation
import JSONText

/// The ledger of accepted differences and unknown outcomes: a text file in version control with one JSON object a line.
///
/// Lines are sorted by recording, so that changes of two branches rarely meet; a line is whole in itself, so that Git's `union`
/// merge gives a valid ledger. Empty lines, and lines that begin with `#`, are kept at the beginning of the file.
package struct AcceptanceLedger {
  /// The name of the file in the root of a project.
  package static let name = "touchreplay-accepted.jsonl"

  /// A line that cannot be read.
  package struct LineError: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    package let line: Int
    package let problem: String
    package var description: String { "\(path):\(line): \(problem)" }
  }

  package private(set) var acceptances: [Acceptance] = []
  private var comments: [String] = []

  package init() {}

  /// Reads a ledger. `path` is its name in errors.
  package init(_ text: String, path: String) throws(LineError) {
    var number = 0
    // CR LF is one character, which is not equal to a line feed.
    let text = text.replacingOccurrences(of: "\r\n", with: "\n")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.hasPrefix("#") { comments.append(String(line)) }
      if line.isEmpty || line.hasPrefix("#") { continue }
      let acceptance: Acceptance
      do throws(LedgerLine.Problem) {
        acceptance = try LedgerLine.acceptance(String(line))
      } catch {
        throw LineError(path: path, line: number, problem: error.text)
      }
      if !acceptances.contains(acceptance) { acceptances.append(acceptance) }
    }
  }

  /// Adds acceptances. One of the same difference or unknown outcome is replaced.
  package mutating func add(_ new: [Acceptance]) {
    let keys = Set(new.map(Key.init))
    acceptances.removeAll { keys.contains(Key($0)) }
    acceptances += new
  }

  /// Removes acceptances and returns how many there were.
  @discardableResult
  package mutating func remove(_ old: [Acceptance]) -> Int {
    let count = acceptances.count
    let old = Set(old)
    acceptances.removeAll(where: old.contains)
    return count - acceptances.count
  }

  /// The file. The same acceptances give the same bytes.
  package func text() -> String {
    // The text is the last part of the order.
    let lines = acceptances.map { acceptance -> [String] in Self.order(acceptance) + [LedgerLine.text(acceptance)] }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .compactMap(\.last)
    return (comments + lines).map { $0 + "\n" }.joined()
  }

  private struct Key: Hashable {
    let place: Acceptance.Place
    let subject: String

    init(_ acceptance: Acceptance) {
      place = acceptance.place
      subject = acceptance.isOfUnknown ? "\(acceptance.event) \(acceptance.to)" : acceptance.id
    }
  }

  private static func order(_ acceptance: Acceptance) -> [String] {
    let event = String(acceptance.event)
    let place = acceptance.place
    return [
      place.recording, String(place.session), place.strategy, place.profile,
      String(repeating: "0", count: max(0, 10 - event.count)) + event, acceptance.id,
    ]
  }
}
