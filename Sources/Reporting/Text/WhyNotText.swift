import Findings
import HitTestTerms
import JSONText

/// Why a view is not hit, as lines of text and as JSON.
struct WhyNotText {
  let whyNot: WhyNot
  /// The point as text.
  let point: String

  /// A heading, and a line for each obstacle in the order from the window to the view.
  var lines: [String] {
    let name = whyNot.view.name
    guard !whyNot.isHit else { return ["why not \(name): it is hit"] }
    var lines = ["why not \(name):"]
    var isObserved = true
    for obstacle in whyNot.obstacles {
      if isObserved, !obstacle.isObserved {
        lines.append("  even without that, in direct calls:")
        isObserved = false
      }
      lines.append((isObserved ? "  " : "    ") + line(obstacle))
    }
    return lines
  }

  /// Writes `view`, `isHit` and `obstacles` as one object.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("view", whyNot.view.name)
      writer.member("isHit", whyNot.isHit)
      writer.key("obstacles")
      writer.array(ofObjects: whyNot.obstacles) { writer, obstacle in
        writer.member("view", obstacle.view.name)
        writer.member("kind", obstacle.kind.rawValue)
        writer.member("decider", obstacle.decider?.name)
        writer.member("rule", obstacle.rule?.name)
        writer.member("other", obstacle.other?.name)
        writer.member("file", obstacle.line?.file)
        writer.member("line", obstacle.line?.line)
        writer.member("isObserved", obstacle.isObserved)
        writer.member("text", sentence(obstacle))
      }
    }
  }

  private func line(_ obstacle: WhyNot.Obstacle) -> String {
    "\(obstacle.view.name): \(obstacle.rule.map { "\($0.name), " } ?? "")\(sentence(obstacle))"
  }

  /// A clause about the view of the obstacle.
  private func sentence(_ obstacle: WhyNot.Obstacle) -> String {
    let rule = obstacle.rule?.text(other: obstacle.other?.name, line: obstacle.line) ?? ""
    let decider = obstacle.decider.map { "\($0.name) \(rule)" } ?? "it \(rule)"
    return switch obstacle.kind {
    case .notShown: "is in no window that is shown"
    case .windowInFront: "a window in front of it took the touch: \(decider)"
    case .viewInFront: "a view in front of it took the touch: \(decider)"
    case .subview: "a view inside of it took the touch: \(decider)"
    case .notQueried: "its superview did not query it: \(decider)"
    case .recursion: "the hit test never ends: it \(rule)"
    case .bounds:
      "it \(rule): \(obstacle.view == whyNot.view ? "the touch" : "\(whyNot.view.name) is clipped, and the touch") is at \(point) of the screen"
    case .gate, .rule: decider
    }
  }
}
