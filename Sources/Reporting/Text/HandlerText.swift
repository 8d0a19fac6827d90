import Findings
import RecordingStore

/// The code that outcomes ran, as text.
enum HandlerText {
  /// What follows an outcome: ` → CheckoutViewController.pay`. Empty if no code ran, if it is not known, or if only the action of the
  /// scene ran whose name the outcome has.
  static func ending(_ detail: OutcomeDetail?, named name: String? = nil) -> String {
    guard let handlers = detail?.handlers, !handlers.isEmpty else { return "" }
    if handlers.count == 1, handlers[0].isGiven, handlers[0].name == name { return "" }
    return " → " + list(handlers)
  }

  /// The names in order, repeats as `name ×2`; `nothing` for none.
  static func list(_ handlers: [Handler]) -> String {
    var parts: [(name: String, count: Int)] = []
    for handler in handlers {
      if let last = parts.last, last.name == handler.name {
        parts[parts.count - 1].count += 1
      } else {
        parts.append((handler.name, 1))
      }
    }
    return parts.isEmpty
      ? "nothing" : parts.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" }.joined(separator: ", ")
  }

  /// How the code that runs has changed: `ran CheckoutViewController.pay; now nothing runs`. `nil` if it has not, or if it is not
  /// known.
  static func change(_ divergence: Divergence) -> String? {
    if let before = codeBeforeUnknown(divergence) { return "ran \(list(before)); what runs now is not known" }
    guard let (before, after) = sides(divergence) else { return nil }
    if after.isEmpty { return "ran \(list(before)); now nothing runs" }
    if before.isEmpty { return "ran nothing; now \(list(after)) \(runs(after))" }
    if let name = before.first, before.allSatisfy({ $0 == name }), after.allSatisfy({ $0 == name }) {
      return "ran \(name.name) \(times(before.count)); now it runs \(times(after.count))"
    }
    return "ran \(list(before)); now \(list(after)) \(runs(after))"
  }

  /// The code that ran in the baseline, if it is not known what runs now for the same notification.
  private static func codeBeforeUnknown(_ divergence: Divergence) -> [Handler]? {
    guard divergence.isOfHandlers, divergence.kind != "hit", divergence.replayedDetail?.handlers == nil else {
      return nil
    }
    return divergence.recordedDetail?.handlers
  }

  /// The code of both sides, if it is known and differs. A call is an outcome only where code ran.
  private static func sides(_ divergence: Divergence) -> (before: [Handler], after: [Handler])? {
    var (before, after) = (divergence.recordedDetail?.handlers, divergence.replayedDetail?.handlers)
    if divergence.kind == "call" {
      before = divergence.recorded == nil ? [] : before
      after = divergence.replayed == nil ? [] : after
    }
    // A hit with code is one to which an override of a touch method no longer reacts.
    if divergence.kind == "hit", before != nil { after = after ?? [] }
    guard let before, let after, before != after else { return nil }
    return (before, after)
  }

  /// The line of the first handler that ran on either side, first of those that ran before and run no more; or the line that ended the
  /// session.
  static func line(of divergence: Divergence) -> SourceLine? {
    // The line that ended the session.
    if divergence.isEnd { return divergence.handlerLines.values.first }
    let before = divergence.recordedDetail?.handlers ?? []
    let after = divergence.replayedDetail?.handlers ?? []
    let names = (before.filter { !after.contains($0) } + after.filter { !before.contains($0) } + after).map(\.name)
    return names.lazy.compactMap { divergence.handlerLines[$0] }.first
  }

  private static func runs(_ handlers: [Handler]) -> String { Set(handlers).count == 1 ? "runs" : "run" }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}

extension Outcome.Kind {
  /// The scene's name for an action or a recognizer's action.
  var actionName: String? {
    switch self {
    case .action(_, _, let name, _), .gesture(_, _, _, let name): name
    default: nil
    }
  }
}
