import Foundation
import JSONText
import Scenes

/// What the page is told at first, whatever it is for.
enum PageJSON {
  static func writeHead(
    mode: String, version: String, file: String, scene: SceneDescription, to writer: inout JSONWriter
  ) {
    writer.key("mode")
    writer.string(mode)
    writer.key("version")
    writer.string(version)
    writer.key("file")
    writer.string(file)
    writer.key("scene")
    writer.object { writer in
      writer.key("name")
      writer.string(scene.name)
      writer.key("about")
      writer.string(scene.about)
    }
    writer.key("screen")
    writer.object { writer in
      writer.key("width")
      writer.number(scene.screen.size.width)
      writer.key("height")
      writer.number(scene.screen.size.height)
      writer.key("scale")
      writer.number(scene.screen.scale)
      writer.key("safeArea")
      let insets = scene.screen.safeAreaInsets
      writer.array { writer in
        for inset in [insets.top, insets.left, insets.bottom, insets.right] { writer.number(inset) }
      }
    }
  }
}
