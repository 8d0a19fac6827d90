import Capture
import Foundation
import JSONText
import LocalServer
import Pictures
import ScenePictures

/// The names of a scene's views at their places, in the page's JSON.
enum CaptionsJSON {
  /// The captions at the scale that a query gives as `zoom`, in pixels per point of the screen.
  static func response(_ picture: ScenePicture, _ query: [String: String]) throws(LiveSessionError) -> Response {
    guard let zoom = query["zoom"].flatMap(Double.init), (0.01...100).contains(zoom) else {
      throw LiveSessionError("give the scale as 'zoom', from 0.01 to 100 pixels per point")
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("captions")
      writer.array { writer in
        for caption in picture.captions(unit: 1 / zoom) {
          let shape = picture.shapes[caption.shape]
          writer.object { writer in
            writer.member("name", shape.name)
            writer.member("text", caption.text)
            writer.member("isMarked", shape.isMarked)
            writer.member("x", caption.frame.minX)
            writer.member("y", caption.frame.minY)
            writer.member("width", caption.frame.width)
            // The page moves the caption with this corner of the view.
            writer.member("origin", [Double(shape.corners[0].x), Double(shape.corners[0].y)])
          }
        }
      }
    }
    return .json(writer.utf8)
  }
}
