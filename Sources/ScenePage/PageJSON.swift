import Foundation
import JSONText
import Scenes

/// The page's first data, the same for capture and playback.
enum PageJSON {
  static func writeHead(
    mode: String, version: String, file: String, scene: SceneDescription, to writer: inout JSONWriter
  ) {
    writer.member("mode", mode)
    writer.member("version", version)
    writer.member("file", file)
    writer.key("scene")
    writer.object { writer in
      writer.member("name", scene.name)
      writer.member("about", scene.about)
    }
    writer.key("screen")
    writer.object { writer in
      writer.member("width", scene.screen.coveredSize.width)
      writer.member("height", scene.screen.coveredSize.height)
      writer.member("scale", scene.screen.scale)
      if let height = scene.screen.keyboardHeight { writer.member("keyboardHeight", height) }
      writer.key("safeArea")
      let insets = scene.screen.safeAreaInsets
      writer.array { writer in
        for inset in [insets.top, insets.left, insets.bottom, insets.right] { writer.number(inset) }
      }
    }
  }
}
