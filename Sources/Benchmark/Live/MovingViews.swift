import Foundation
import JSONText

/// A scene of 1,000 views that all move at the same time.
enum MovingViews {
  /// The number of views, including window, root and the two buttons.
  static let viewCount = 1_000
  /// The duration of their animation, in seconds.
  static let duration = 8.0
  /// The positions of the button that moves the views away, and of the one that moves them back.
  static let there = (x: 60.0, y: 20.0)
  static let back = (x: 180.0, y: 20.0)

  private static let tileCount = viewCount - 4
  private static let columns = 24

  /// Writes the scene file into a folder and returns its path.
  static func writeScene(into folder: String) throws -> String {
    let path = "\(folder)/moving-views.scene.json"
    try Data(sceneText.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  static var sceneText: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", 1)
      writer.member("scene", "moving-views")
      writer.key("screen")
      writer.raw(#"{"size": [400, 800], "scale": 2}"#)
      writer.key("windows")
      writer.array { writer in
        writer.object { writer in
          writer.member("id", "window")
          writer.key("subviews")
          writer.array { writer in writer.object(writeRoot) }
        }
      }
      writer.key("on")
      writer.object { writer in
        for (name, isThere) in [("there", true), ("back", false)] {
          writer.key(name)
          writer.array { writer in writer.object { writeAnimation(isThere: isThere, to: &$0) } }
        }
      }
    }
    return writer.finish()
  }

  private static func writeRoot(to writer: inout JSONWriter) {
    writer.member("id", "root")
    writer.member("isRootView", true)
    writer.key("subviews")
    writer.array { writer in
      writer.raw(button("there", at: there.x))
      writer.raw(button("back", at: back.x))
      for tile in 0..<tileCount { writer.raw(self.tile(tile)) }
    }
  }

  private static func button(_ name: String, at x: Double) -> String {
    """
    {"id": "\(name)", "class": "UIButton", "title": "\(name)", "frame": [\(x - 50), 0, 100, 40], \
    "actions": {"touchUpInside": "\(name)"}}
    """
  }

  private static func tile(_ tile: Int) -> String {
    let frame = "\"frame\": \(frame(at: tile))"
    switch tile % 4 {
    case 0: return #"{"id": "tile\#(tile)", "class": "UIButton", "title": "\#(tile)", \#(frame)}"#
    case 1: return #"{"id": "tile\#(tile)", "class": "UILabel", "text": "\#(tile)", \#(frame)}"#
    default: return ##"{"id": "tile\##(tile)", "backgroundColor": "#80a0c0", \##(frame)}"##
    }
  }

  private static func writeAnimation(isThere: Bool, to writer: inout JSONWriter) {
    writer.key("animate")
    writer.raw(#"{"duration": \#(duration), "curve": "linear", "allowUserInteraction": true}"#)
    writer.key("do")
    writer.array { writer in
      for tile in 0..<tileCount {
        // 389 is coprime to the number of tiles: every place is used once, and the tiles change places.
        let place = isThere ? (tile * 389 + 7) % tileCount : tile
        writer.raw(#"{"set": {"view": "tile\#(tile)", "frame": \#(frame(at: place))}}"#)
      }
    }
  }

  private static func frame(at place: Int) -> String {
    "[\(Double(place % columns) * 16.5 + 2), \(place / columns * 18 + 44), 14, 16]"
  }
}
