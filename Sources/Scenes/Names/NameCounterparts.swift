import Findings
import HitTestTerms
import UIKit

/// The names of a replay that correspond to recorded names.
///
/// A recorded name corresponds to the same name, until a difference or other rungs lead to a comparison of all views. A name that was
/// found stays the counterpart, also of the next view that has it.
@MainActor
struct NameCounterparts {
  /// The recorded names whose view has another name.
  private var others: [String: String] = [:]
  /// The names whose view agrees with the recorded one, or was compared with all others.
  private var settled: Set<String> = []
  /// The state in which a name was looked up last without success.
  private var tried: [String: State] = [:]
  /// The recorded names that a view with other rungs has.
  private var contested: Set<String> = []
  private var checkedCount = 0
  private var recordedCount = 0
  /// The cells that show what a recorded cell showed.
  private var rows: [String: String] = [:]
  private(set) var matches: [NameMatch] = []

  struct State: Equatable {
    let version: Int
    let names: Int
  }

  /// Whether equal names are those of the same views.
  var areTrivial: Bool { others.isEmpty && contested.isEmpty }

  /// Compares the views that were named since the last call with those that the recording has under their names.
  mutating func check(_ named: NamedViews, _ recorded: inout RecordedNames) {
    guard checkedCount < named.all.count || recordedCount != recorded.count else { return }
    // A name that is read later can be that of a view before.
    if recordedCount != recorded.count { checkedCount = 0 }
    recordedCount = recorded.count
    for entry in named.all[checkedCount...] where !isSettled(entry.candidate.name) {
      let name = entry.candidate.name
      guard let text = recorded.text(of: name), text != entry.candidate.rungs.json,
        let rungs = recorded.rungs(of: name), !rungs.identifies(entry.candidate.rungs)
      else { continue }
      contested.insert(name)
    }
    checkedCount = named.all.count
  }

  private func isSettled(_ name: String) -> Bool { settled.contains(name) || others[name] != nil }

  /// Whether a recorded name is that of a view with a name, as far as it is known.
  func isCounterpart(_ recorded: String, _ name: String) -> Bool {
    if let other = others[recorded] { return other == name || recorded == name && recorded.isRow }
    return recorded == name
  }

  func name(of recorded: String) -> String { others[recorded] ?? recorded }

  /// The names that are those of recorded views with other names.
  var taken: Set<String> { Set(others.values) }

  func row(of cell: String) -> String? { rows[cell] }

  /// Whether a recorded name must be compared with all views.
  func isUnsure(_ recorded: String) -> Bool { contested.contains(recorded) }

  /// Whether the counterpart of a recorded name is to be looked for.
  func isOpen(_ recorded: String, _ state: State) -> Bool {
    !isSettled(recorded) && tried[recorded] != state
  }

  /// Takes the result of a comparison of all views.
  mutating func settle(
    _ recorded: String, _ rungs: NameRungs, _ resolution: NameResolution, _ state: State, _ find: (String) -> NameRungs?
  ) {
    switch resolution {
    case .absent:
      tried[recorded] = state
      contested.remove(recorded)
    case .unchanged:
      settled.insert(recorded)
      contested.remove(recorded)
    case .renamed(let name, let changes):
      others[recorded] = name
      contested.remove(recorded)
      if let cell = rungs.row?.cell, let other = find(name)?.row?.cell, cell != other { rows[cell] = other }
      for change in changes {
        note(NameMatch(recorded: recorded, replayed: name, rung: change.rung, from: change.from, to: change.to))
      }
    case .ambiguous(let names):
      // A view with the name remains the view of that name.
      tried[recorded] = state
      contested.remove(recorded)
      note(NameMatch(recorded: recorded, replayed: names.joined(separator: ", "), rung: .ambiguous))
    }
  }

  /// Adds a note on a name, unless one has the same cause.
  ///
  /// That views have another owner, or are in another view, follows from the new name of that one, if it is known.
  mutating func note(_ match: NameMatch) {
    if match.followsFrom(others) && matches.contains(where: { $0.recorded == match.from }) { return }
    if match.rung.isChange {
      matches.removeAll { $0.followsFrom([match.recorded: match.replayed]) }
    }
    if !matches.contains(where: { $0.hasSameCause(as: match) }) { matches.append(match) }
  }
}

extension NameMatch {
  /// Whether the name of the owner or of the view around it is among names that have changed.
  fileprivate func followsFrom(_ names: [String: String]) -> Bool {
    guard rung == .owner || rung == .container, let from, let to else { return false }
    return names[from] == to
  }
}

extension String {
  /// Whether the name is that of a row or an item, or of a view in it.
  fileprivate var isRow: Bool {
    contains("/row[") || contains("/item[") || contains("/header[") || contains("/footer[")
  }
}
