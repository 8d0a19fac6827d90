import CommandLineSupport
import Findings
import Foundation
import Ledger
import Playback
import PrintedText
import Reporting

/// The questions and answers of one `replayer review`.
@MainActor
struct ReviewSession {
  private enum Choice {
    case accepted, rejected
  }

  private static let keys =
    "a accept · A accept the cause · r reject · R reject the cause · s skip · b back · q end"

  private var pending: PendingDifferences
  private let items: [PendingItem]
  private let arguments: Arguments
  private let console: Console
  private let input = KeyReader()
  private var choices: [String: Choice] = [:]
  private var reason: String?

  init(
    _ pending: PendingDifferences, _ items: [PendingItem], _ arguments: Arguments, _ console: Console
  ) {
    (self.pending, self.items, self.arguments, self.console) = (pending, items, arguments, console)
    reason = arguments.string("reason")
  }

  mutating func run() throws {
    console.output.line(pending.source)
    var index = 0
    var shown = -1
    while items.indices.contains(index) {
      let item = items[index]
      if choices[item.id] != nil, shown < index {
        index += 1
        continue
      }
      if shown != index { show(item, number: index + 1) }
      shown = index
      console.output.flush()
      guard let key = input.next() else { break }
      switch key.character {
      case "a": if try decide(.accepted, [item], key.rest) { index += 1 }
      case "A": if try decide(.accepted, ofCause(item), key.rest) { index += 1 }
      case "r": if try decide(.rejected, [item], key.rest) { index += 1 }
      case "R": if try decide(.rejected, ofCause(item), key.rest) { index += 1 }
      case "s", " ", "j": index += 1
      case "b", "k":
        index = max(0, index - 1)
        shown = index + 1
      case "q": index = items.count
      case "?": console.output.line(Self.keys)
      default: console.output.line("'\(key.character)' is no key of this command: \(Self.keys)")
      }
    }
    finish()
  }

  private func show(_ item: PendingItem, number: Int) {
    console.output.line("")
    console.output.line(
      "\(number) of \(items.count): \(PendingText.place(item))" + (item.event.map { ", event \($0)" } ?? ""))
    if let about = item.comparison.about { console.output.line("  “\(about)”") }
    for line in lines(item) { console.output.line("  \(line)") }
    let word = item.unknown == nil ? "cause" : "reason"
    console.output.line("  \(word) \(pending.causeID(of: item)): \(PendingText.count(ofCause(item))) in this list")
    if !arguments.flag("no-pictures") { console.output.line("  " + ReviewPicture.line(of: item, pending)) }
    if choices[item.id] != nil { console.output.line("  decided already; a new decision replaces it") }
    console.output.line(Self.keys)
  }

  private func lines(_ item: PendingItem) -> [String] {
    switch item {
    case .difference(let difference): DifferenceText.lines(difference.divergence, difference.followers)
    case .unknown(let unknown):
      [UnknownText.sentence(unknown.unknown), "  \(unknown.unknown.why)"]
        + (item.refusal.map { ["cannot be accepted: \($0)"] } ?? [])
    }
  }

  /// The items of the list with the same cause or reason that are not decided.
  private func ofCause(_ item: PendingItem) -> [PendingItem] {
    let cause = pending.causeID(of: item)
    return items.filter {
      pending.causeID(of: $0) == cause && (choices[$0.id] == nil || $0.id == item.id)
    }
  }

  /// Writes a decision. Returns false if it has no reason, or if an item cannot be accepted.
  private mutating func decide(_ choice: Choice, _ chosen: [PendingItem], _ given: String) throws -> Bool {
    if choice == .accepted, let refused = chosen.first(where: { $0.refusal != nil }), let refusal = refused.refusal {
      console.output.line("\(refused.id) cannot be accepted: \(refusal); reject it (r), or skip it (s)")
      return false
    }
    guard let text = ask(given) else {
      console.output.line("a decision needs a reason; give it after the key, or with --reason")
      return false
    }
    reason = text
    let decision = try Decision(arguments, reason: text)
    switch choice {
    case .accepted: try AcceptCommand.accept(chosen, decision, in: &pending)
    case .rejected:
      try RejectCommand.reject(chosen, decision, in: &pending)
    }
    for item in chosen {
      choices[item.id] = choice
      console.output.line("\(choice) \(item.id): \(text)")
    }
    return true
  }

  /// The reason of a decision. `nil` if there is none.
  private func ask(_ given: String) -> String? {
    guard given.isEmpty, input.isTerminal else { return given.isEmpty ? reason : given }
    console.output.write("reason\(reason.map { " [\($0)]" } ?? ""): ")
    console.output.flush()
    let line = (input.line() ?? "").trimmingCharacters(in: .whitespaces)
    return line.isEmpty ? reason : line
  }

  private func finish() {
    let accepted = choices.values.count { $0 == .accepted }
    let rest = items.count - choices.count
    console.output.line("")
    console.output.line(
      "accepted \(accepted), rejected \(choices.count - accepted), not decided \(rest)"
        + (accepted > 0 ? "; commit \(pending.ledger.path) with the change" : ""))
  }
}
