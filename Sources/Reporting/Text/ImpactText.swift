import Findings
import HitTestTerms
import RecordingStore

/// What a difference means for a person who uses the app, as one sentence.
enum ImpactText {
  private static let longestText = 40

  /// `“Pay now” (pay) no longer gets the touch; CheckoutViewController.pay is not run`.
  ///
  /// - Parameters:
  ///   - followers: The differences that follow from it.
  ///   - textOf: What a person reads in a view. `nil` where the recording has no text of it.
  static func sentence(
    _ root: Divergence, _ followers: [Divergence], textOf: (ViewID) -> String? = { _ in nil }
  ) -> String {
    var parts: [String] = []
    if root.kind == "hit", !root.isOfHandlers {
      parts.append(receivers(root, textOf))
      parts += code(followers)
    } else {
      parts.append(DivergenceText(root).headline(root))
    }
    return parts.joined(separator: "; ")
  }

  private static func receivers(_ root: Divergence, _ textOf: (ViewID) -> String?) -> String {
    let (old, new) = (root.recorded?.view, root.replayed?.view)
    func named(_ view: ViewID) -> String { name(view, textOf(view)) }
    if let old, root.decidedBy?.rule.name == HitTestRule.missing.name {
      return "\(named(old)) is not there any more" + (new.map { ": \(named($0)) gets the touch" } ?? "")
    }
    switch (old.map(named), new.map(named)) {
    case (let old?, let new?): return "\(old) no longer gets the touch: \(new) does"
    case (let old?, nil): return "\(old) no longer gets the touch: nothing does"
    case (nil, let new?): return "\(new) gets a touch that nothing got before"
    default: return "the touch is no longer decided"
    }
  }

  /// The code that is not run any more, and the code that is run in place of it.
  private static func code(_ followers: [Divergence]) -> [String] {
    let before = names(followers.map(\.recordedDetail))
    let after = names(followers.map(\.replayedDetail))
    let lost = before.filter { !after.contains($0) }
    let gained = after.filter { !before.contains($0) }
    return (lost.isEmpty ? [] : ["\(list(lost)) \(lost.count == 1 ? "is" : "are") not run"])
      + (gained.isEmpty ? [] : ["\(list(gained)) \(gained.count == 1 ? "is" : "are") run"])
  }

  private static func names(_ details: [OutcomeDetail?]) -> [String] {
    var seen: Set<String> = []
    return details.flatMap { $0?.handlers ?? [] }.map(\.name).filter { seen.insert($0).inserted }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  /// A view by its text, with its name: `“Pay now” (pay)`; by its name if it has none.
  private static func name(_ view: ViewID, _ text: String?) -> String {
    let words = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return words.isEmpty || words == short(view)
      ? short(view) : "“\(MarkupText.shortened(words, to: longestText))” (\(short(view)))"
  }

  /// The last part of a view's name: `OrderCell[2]` of `orders.tableView/OrderCell[2]`.
  private static func short(_ view: ViewID) -> String {
    view.name.split(separator: "/").last.map(String.init) ?? view.name
  }
}
