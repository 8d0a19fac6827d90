import Findings
import Foundation
import JSONText
import Playback
import Reporting

/// The explanation of a touch's receiver in the page's JSON.
struct ExplainJSON {
  var trace: HitTrace
  var tree: [ViewTree]
  var touch: Int?
  var point: CGPoint
  var strategy: String
  var profile: String

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      let report = ExplainReport(
        trace, tree: tree, touch: touch, point: point, strategy: strategy, profile: profile)
      report.writeSubject(to: &writer)
      writer.key("tree")
      write(report.views(), to: &writer)
    }
  }

  private func write(_ views: [ExplainedView], to writer: inout JSONWriter) {
    writer.array(ofObjects: views) { writer, view in
      writer.member("name", view.name)
      writer.member("class", view.className)
      writer.member("point", view.point.map { [$0.x, $0.y] })
      writer.member("answer", view.answer)
      writer.member("reason", view.reason)
      writer.member("visited", view.isVisited)
      writer.key("children")
      write(view.children, to: &writer)
    }
  }
}
