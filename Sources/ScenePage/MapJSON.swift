import Foundation
import HitTestTerms
import JSONText
import LocalServer
import Pictures
import ScenePictures

/// The map of a scene's receivers in the page's JSON.
enum MapJSON {
  /// The number of receivers whose outlines are sent. Further ones are counted.
  static let receiverLimit = 500

  /// `uncertain` are the parts of the screen where views are with some lengths only.
  static func response(_ map: HitMap, uncertain: [CGRect]) -> Response {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("area", map.area)
      writer.member("sampledArea", map.sampledArea)
      writer.member("sampledViews", map.sampledViews)
      writer.member("omittedReceivers", max(0, map.receivers.count - receiverLimit))
      writer.member("receivers", objects: map.receivers.prefix(receiverLimit).enumerated()) { writer, receiver in
        writer.member("view", receiver.element.view?.name)
        writer.member("text", receiver.element.words)
        writer.member("area", map.areas[receiver.offset])
        writer.member("sampledArea", map.sampledAreas[receiver.offset])
        writer.key("outlines")
        write(map.shape(of: receiver.offset), to: &writer)
      }
      writer.key("sampled")
      write(map.sampledShape, to: &writer)
      writer.key("uncertain")
      writer.array { writer in
        for area in uncertain {
          writer.array { writer in
            for number in [
              area.minX, area.minY, area.maxX, area.minY, area.maxX, area.maxY, area.minX, area.maxY,
            ] { writer.number(number) }
          }
        }
      }
    }
    return .json(writer.utf8)
  }

  /// Closed lines, each as a list of coordinates: x, y, x, y, …
  private static func write(_ shape: HitMapShape, to writer: inout JSONWriter) {
    writer.array { writer in
      for outline in shape.outlines {
        writer.array { writer in
          for point in outline {
            writer.number(point.x)
            writer.number(point.y)
          }
        }
      }
    }
  }
}
