import Foundation
import JSONText
import Playback
import Reporting

/// Why a finger lands where it does, as the page reads it.
struct ExplainJSON {
  var trace: HitTrace
  var tree: [ViewTree]
  var touch: Int?
  var point: CGPoint
  var strategy: String
  var profile: String

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("strategy")
      writer.string(strategy)
      writer.key("profile")
      writer.string(profile)
      writer.key("touch")
      writer.integer(touch)
      writer.key("point")
      write(point, to: &writer)
      writer.key("receiver")
      writer.string(trace.answer)
      writer.key("recursion")
      if let recursion = trace.recursion {
        writer.array { writer in
          for name in recursion { writer.string(name) }
        }
      } else {
        writer.null()
      }
      writer.key("tree")
      let report = ExplainReport(
        trace, tree: tree, touch: touch, point: point, strategy: strategy, profile: profile)
      write(report.views(), to: &writer)
    }
  }

  private func write(_ views: [ExplainedView], to writer: inout JSONWriter) {
    writer.array { writer in
      for view in views {
        writer.object { writer in
          writer.key("name")
          writer.string(view.name)
          writer.key("class")
          writer.string(view.className)
          writer.key("point")
          if let point = view.point { write(point, to: &writer) } else { writer.null() }
          writer.key("answer")
          writer.string(view.answer)
          writer.key("reason")
          writer.string(view.reason)
          writer.key("asked")
          writer.bool(view.isAsked)
          writer.key("children")
          write(view.children, to: &writer)
        }
      }
    }
  }

  private func write(_ point: CGPoint, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.number(point.x)
      writer.number(point.y)
    }
  }
}
