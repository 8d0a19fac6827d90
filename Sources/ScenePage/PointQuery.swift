import Capture
import Findings
import Foundation
import HitTestTerms
import JSONText
import LocalServer
import Playback

/// The page's queries about one point of the screen.
enum PointQuery {
  /// The point that a query gives as `x` and `y`, in points of the screen. `others` are the further keys that it may have.
  static func point(in query: [String: String], others: Set<String> = []) throws(LiveSessionError) -> CGPoint {
    guard query.keys.allSatisfy({ ["x", "y"].contains($0) || others.contains($0) }),
      let x = query["x"].flatMap(Double.init), let y = query["y"].flatMap(Double.init), x.isFinite, y.isFinite
    else { throw LiveSessionError("give the point as x and y, in points of the screen") }
    return CGPoint(x: x, y: y)
  }

  /// The result of a hit test as the page's JSON.
  static func response(_ answer: HitAnswer) -> Response {
    var writer = JSONWriter()
    writer.object { writer in
      switch answer {
      case .view(let view):
        writer.member("view", view?.name)
        writer.member("recursion", nil as [String]?)
      case .recursion(let cycle):
        writer.member("view", nil as String?)
        writer.member("recursion", cycle.map(\.name))
      }
    }
    return .json(writer.utf8)
  }
}
