import ChildProcess
import CommandLineSupport
import Findings
import Foundation
import GitRepositories
import Ledger

/// The options of a decision.
extension Decision {
  static let reasonOption = Option("reason", .text("TEXT"), help: "Why, in one sentence", isRequired: true)
  static let ownerOption = Option(
    "owner", .text("NAME"), help: "Who decides; by default TOUCHREPLAY_OWNER, the name in Git's settings, or the user")
  static let expiryOption = Option(
    "expires", .text("DAY"), help: "The last day on which the differences are accepted: 2027-01-31, or 30d for 30 days")

  init(_ arguments: Arguments, reason: String? = nil) throws(CommandFailure) {
    let text = (reason ?? arguments.string("reason") ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      throw arguments.misuse("the reason is empty; say why in one sentence", option: "reason")
    }
    guard text.utf8.count <= Self.longestReason else {
      throw arguments.misuse(
        "the reason has \(text.utf8.count) bytes; say it in at most \(Self.longestReason), or link to a page",
        option: "reason")
    }
    let expires = try Self.expires(arguments)
    self.init(reason: text, owner: arguments.string("owner") ?? Self.user(arguments), expires: expires)
  }

  private static func expires(_ arguments: Arguments) throws(CommandFailure) -> LedgerDate? {
    guard arguments.command.options.contains(where: { $0.name == "expires" }), let text = arguments.string("expires")
    else { return nil }
    let today = LedgerDate(Date())
    let days = text.hasSuffix("d") ? Int(text.dropLast()) : nil
    guard let day = days.flatMap({ (0...36_500).contains($0) ? today.adding(days: $0) : nil }) ?? LedgerDate(text)
    else {
      throw arguments.misuse(
        "'\(text)' is neither a day such as 2027-01-31 nor a number of days such as 30d", option: "expires")
    }
    guard day >= today else { throw arguments.misuse("'\(text)' is over; give a later day", option: "expires") }
    return day
  }

  /// The user's name.
  static func user(_ arguments: Arguments) -> String {
    let environment = arguments.environment
    if let name = environment["TOUCHREPLAY_OWNER"], !name.isEmpty { return name }
    return GitSettings.userName ?? environment["USER"].flatMap { $0.isEmpty ? nil : $0 } ?? "unknown"
  }
}
