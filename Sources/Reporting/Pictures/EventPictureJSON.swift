import Foundation
import HitTestTerms
import JSONText
package import Pictures

/// The data of a picture as one JSON document. Keys are never left out; unknown values are `null`.
package struct EventPictureJSON {
  /// The name of the document's schema.
  package static let schema = "touchreplay.picture/1"

  private let picture: EventPicture

  package init(_ picture: EventPicture) {
    self.picture = picture
  }

  /// The document, without a final line feed.
  package func text() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", Self.schema)
      writer.member("source", picture.source)
      writer.member("session", picture.session)
      writer.member("event", picture.event)
      writer.key("t")
      if let time = picture.timestampMicroseconds { writer.number(Double(time) / 1_000_000) } else { writer.null() }
      writer.member("about", picture.about)
      writer.member("scene", picture.sceneName)
      writer.member("profile", picture.profile)
      writer.member("reference", picture.reference)
      writer.key("panels")
      writer.array { writer in
        for panel in picture.panels { write(panel, to: &writer) }
      }
    }
    return writer.finish()
  }

  private func write(_ panel: EventPicturePanel, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("strategy", panel.strategy)
      writer.key("touches")
      writer.array { writer in
        for finger in panel.fingers { write(finger, to: &writer) }
      }
      writer.key("effects")
      write(panel.facts.effects, to: &writer)
      writer.key("unknown")
      write(panel.facts.unknowns, to: &writer)
      writer.key("uncertainAreas")
      writer.array { writer in
        for area in panel.facts.uncertainAreas {
          writer.array { writer in
            for number in [area.minX, area.minY, area.width, area.height] { writer.number(number) }
          }
        }
      }
      writer.key("differences")
      if case .differs(let words) = panel.standing { write(words, to: &writer) } else { write([], to: &writer) }
      writer.key("map")
      if let map = panel.map { write(map, of: panel, to: &writer) } else { writer.null() }
    }
  }

  private func write(_ finger: EventPicturePanel.Finger, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("touch", finger.touch)
      writer.key("point")
      write(finger.point, to: &writer)
      write(finger.receiver, to: &writer)
      writer.key("trail")
      writer.array { writer in
        for point in finger.trail.points { write(point, to: &writer) }
      }
    }
  }

  /// The keys `receiver`, `view` and `recursion`.
  private func write(_ receiver: TouchReceiver, to writer: inout JSONWriter) {
    writer.key("receiver")
    let kind =
      switch receiver {
      case .view: "view"
      case .noView: "none"
      case .endless: "recursion"
      case .unknown: "unknown"
      }
    writer.string(kind)
    writer.member("view", receiver.view?.name)
    writer.key("recursion")
    if case .endless(let cycle) = receiver { write(cycle.map(\.name), to: &writer) } else { writer.null() }
  }

  /// Writes each receiver with its area and its borders, and what the receivers of the first panel lose; `differs` is the share
  /// of the screen that has another receiver in the first panel. Areas are in square points.
  private func write(_ map: HitMap, of panel: EventPicturePanel, to writer: inout JSONWriter) {
    let area = max(map.area, 1)
    let comparison = picture.comparison(of: panel)
    writer.object { writer in
      writer.member("area", map.area)
      writer.member("differs", (comparison?.area ?? 0) / area)
      writer.key("losses")
      writer.array { writer in
        for loss in comparison?.losses ?? [] { write(loss, to: &writer) }
      }
      writer.member("sampledArea", map.sampledArea)
      writer.key("sampledViews")
      write(map.sampledViews, to: &writer)
      writer.key("territories")
      writer.array { writer in
        let shapes = map.shapes
        for (index, receiver) in map.receivers.enumerated() {
          writer.object { writer in
            write(receiver, to: &writer)
            writer.member("area", map.areas[index])
            writer.member("sampledArea", map.sampledAreas[index])
            writer.member("share", map.areas[index] / area)
            writer.key("outlines")
            writer.array { writer in
              for line in shapes[index].outlines {
                writer.array { writer in
                  for point in line { write(point, to: &writer) }
                }
              }
            }
          }
        }
      }
    }
  }

  private func write(_ loss: HitMapComparison.Loss, to writer: inout JSONWriter) {
    writer.object { writer in
      write(loss.receiver, to: &writer)
      writer.member("area", loss.area)
      writer.member("lost", loss.lost)
      writer.member("to", objects: loss.exchanges) { writer, exchange in
        write(exchange.to, to: &writer)
        writer.member("area", exchange.area)
      }
    }
  }

  private func write(_ point: CGPoint, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.number(point.x)
      writer.number(point.y)
    }
  }

  private func write(_ texts: [String], to writer: inout JSONWriter) {
    writer.array { writer in
      for text in texts { writer.string(text) }
    }
  }
}
