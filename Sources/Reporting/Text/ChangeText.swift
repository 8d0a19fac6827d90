import Findings
import Foundation
import HitTestTerms
import JSONText

/// The verified changes of a scene that change the receiver of a touch, as lines of text and as JSON.
struct ChangeText {
  /// The maximum number of changes that are printed as text.
  private static let shown = 5

  let result: TriedChanges

  /// A heading with the number of changes that were tried, and a line for each of the best.
  var lines: [String] {
    let count = result.verified.count
    let limit = result.leftOut == 0 ? "" : ", \(result.leftOut) more not tried"
    let tried = "\(result.tried) tried\(limit)"
    guard count > 0 else {
      let goal = result.goal.map { "makes \($0.name) receive the touch" } ?? "changes the receiver"
      return ["no single change \(goal): \(tried)"]
    }
    var lines = ["single changes that would change the receiver, each verified in a new replay (\(tried)):"]
    lines += result.verified.prefix(Self.shown).map { "  " + sentence($0) }
    if count > Self.shown { lines.append("  … and \(count - Self.shown) more; --json has all") }
    return lines
  }

  /// Writes `tried`, `leftOut`, `sampledPoints` and `verified` as one object.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("tried", result.tried)
      writer.member("leftOut", result.leftOut)
      writer.member("sampledPoints", TriedChanges.columns * TriedChanges.rows)
      writer.key("verified")
      writer.array(ofObjects: result.verified) { writer, verified in
        writer.member("view", verified.change.view.name)
        write(verified.change.property, to: &writer)
        writer.member("receiver", verified.receiver?.name)
        writer.member("changedPoints", verified.changedPoints)
        writer.member("text", sentence(verified))
      }
    }
  }

  private func sentence(_ verified: TriedChanges.Verified) -> String {
    let receiver = verified.receiver.map { "`\($0.name)`" } ?? "no view"
    let points = "\(verified.changedPoints) of \(TriedChanges.columns * TriedChanges.rows) points of the screen change"
    return "if \(condition(verified.change)), \(receiver) would receive the touch (\(points))"
  }

  private func condition(_ change: SceneChange) -> String {
    let name = change.view.name
    return switch change.property {
    case .passThrough(let value): "`\(name).passThrough` were \(value)"
    case .noTouchDelegate: "`\(name).touchDelegate` were absent"
    case .isUserInteractionEnabled(let value): "`\(name).isUserInteractionEnabled` were \(value)"
    case .isEnabled(let value): "`\(name).isEnabled` were \(value)"
    case .front: "`\(name)` were in front of its siblings"
    case .back: "`\(name)` were behind its siblings"
    case .frame(let frame):
      "`\(name).frame` were [\([frame.minX, frame.minY, frame.width, frame.height].map(Formatting.number).joined(separator: ", "))]"
    case .alpha(let value): "`\(name).alpha` were \(Formatting.number(value))"
    case .isHidden(let value): "`\(name).isHidden` were \(value)"
    }
  }

  private func write(_ property: SceneChange.Property, to writer: inout JSONWriter) {
    switch property {
    case .passThrough(let value), .isUserInteractionEnabled(let value), .isEnabled(let value), .isHidden(let value):
      writer.member("property", name(property))
      writer.member("value", value)
    case .frame(let frame):
      writer.member("property", "frame")
      writer.member("value", [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
    case .alpha(let value):
      writer.member("property", "alpha")
      writer.member("value", value)
    case .front, .back:
      writer.member("property", "order")
      writer.member("value", property == .front ? "front" : "back")
    case .noTouchDelegate:
      writer.member("property", "touchDelegate")
      writer.member("value", String?.none)
    }
  }

  private func name(_ property: SceneChange.Property) -> String {
    switch property {
    case .passThrough: "passThrough"
    case .isUserInteractionEnabled: "isUserInteractionEnabled"
    case .isEnabled: "isEnabled"
    default: "isHidden"
    }
  }
}
