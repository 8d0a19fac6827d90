import Foundation
import JSONText
package import ScenePictures
import UIKit

/// The data of a picture as one JSON document. Keys are never left out; unknown values are `null`.
package struct EventSnapshotJSON {
  /// The name of the document's schema.
  package static let schema = "touchreplay.picture/1"

  private let picture: EventSnapshotPicture

  package init(_ picture: EventSnapshotPicture) {
    self.picture = picture
  }

  /// The document, without a final line feed.
  package func text() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schema")
      writer.string(Self.schema)
      writer.key("source")
      writer.string(picture.source)
      writer.key("session")
      writer.integer(picture.session)
      writer.key("event")
      writer.integer(picture.event)
      writer.key("t")
      if let time = picture.timestampMicroseconds { writer.number(Double(time) / 1_000_000) } else { writer.null() }
      writer.key("about")
      writer.string(picture.about)
      writer.key("scene")
      writer.string(picture.sceneName)
      writer.key("profile")
      writer.string(picture.profile)
      writer.key("reference")
      writer.string(picture.reference)
      writer.key("panels")
      writer.array { writer in
        for panel in picture.panels { write(panel, to: &writer) }
      }
    }
    return writer.finish()
  }

  private func write(_ panel: EventSnapshotPanel, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("strategy")
      writer.string(panel.strategy)
      writer.key("touches")
      writer.array { writer in
        for finger in panel.fingers { write(finger, to: &writer) }
      }
      writer.key("effects")
      write(panel.facts.effects, to: &writer)
      writer.key("unknown")
      write(panel.facts.doubts, to: &writer)
      writer.key("differences")
      if case .differs(let words) = panel.standing { write(words, to: &writer) } else { write([], to: &writer) }
      writer.key("map")
      if let map = panel.map { write(map, of: panel, to: &writer) } else { writer.null() }
    }
  }

  private func write(_ finger: EventSnapshotPanel.Finger, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("touch")
      writer.integer(finger.touch)
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
    writer.key("view")
    writer.string(receiver.view?.name)
    writer.key("recursion")
    if case .endless(let cycle) = receiver { write(cycle.map(\.name), to: &writer) } else { writer.null() }
  }

  /// Writes each receiver with its area and its borders, and what the receivers of the first panel lose; `differs` is the share
  /// of the screen that has another receiver in the first panel. Areas are in square points.
  private func write(_ map: HitMap, of panel: EventSnapshotPanel, to writer: inout JSONWriter) {
    let area = max(map.area, 1)
    let comparison = picture.comparison(of: panel)
    writer.object { writer in
      writer.key("area")
      writer.number(map.area)
      writer.key("differs")
      writer.number((comparison?.area ?? 0) / area)
      writer.key("losses")
      writer.array { writer in
        for loss in comparison?.losses ?? [] { write(loss, to: &writer) }
      }
      writer.key("sampledArea")
      writer.number(map.sampledArea)
      writer.key("sampledViews")
      write(map.sampledViews, to: &writer)
      writer.key("territories")
      writer.array { writer in
        let shapes = map.shapes
        for (index, receiver) in map.receivers.enumerated() {
          writer.object { writer in
            write(receiver, to: &writer)
            writer.key("area")
            writer.number(map.areas[index])
            writer.key("sampledArea")
            writer.number(map.sampledAreas[index])
            writer.key("share")
            writer.number(map.areas[index] / area)
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
      writer.key("area")
      writer.number(loss.area)
      writer.key("lost")
      writer.number(loss.lost)
      writer.key("to")
      writer.array { writer in
        for exchange in loss.exchanges {
          writer.object { writer in
            write(exchange.to, to: &writer)
            writer.key("area")
            writer.number(exchange.area)
          }
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

  private func write(_ texts: [String], to writer: inout JSONWriter) {
    writer.array { writer in
      for text in texts { writer.string(text) }
    }
  }
}
