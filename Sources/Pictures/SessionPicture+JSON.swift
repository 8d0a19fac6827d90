import Foundation
import HitTestTerms
package import JSONText
import RecordingStore

extension SessionPicture {
  /// Writes the picture as a JSON object, for a picture that another process draws.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("states", objects: states) { writer, state in
        writer.member("event", state.event)
        writer.member("microseconds", state.timestampMicroseconds)
        writer.key("scene")
        state.scene.write(to: &writer)
      }
      writer.key("trails")
      writer.array { writer in
        for trail in trails { trail.write(to: &writer) }
      }
      writer.member("omittedTrails", omittedTrails)
      writer.member("isCutShort", isCutShort)
    }
  }

  /// Reads a picture; `nil` if it has no state of the scene.
  package init?(json: JSONValue) {
    states = (json["states"]?.array ?? []).compactMap { state in
      guard let scene = state["scene"].flatMap(ScenePicture.init(json:)) else { return nil }
      return SceneState(
        event: state["event"]?.integer ?? 0, timestampMicroseconds: Int64(state["microseconds"]?.integer ?? 0),
        scene: scene)
    }
    trails = (json["trails"]?.array ?? []).compactMap(TouchTrail.init(json:))
    omittedTrails = json["omittedTrails"]?.integer ?? 0
    isCutShort = json["isCutShort"]?.bool ?? false
    if states.isEmpty { return nil }
  }
}

extension ScenePicture {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", sceneName)
      writer.member("screen", [Double(screen.width), Double(screen.height)])
      writer.member("omittedViews", omittedViews)
      writer.key("shapes")
      writer.array { writer in
        for shape in shapes { shape.write(to: &writer) }
      }
    }
  }

  fileprivate init?(json: JSONValue) {
    let screen = json["screen"]?.points.first ?? .zero
    self.init(
      sceneName: json["name"]?.string ?? "", screen: CGSize(width: screen.x, height: screen.y),
      shapes: (json["shapes"]?.array ?? []).compactMap(Shape.init(json:)),
      omittedViews: json["omittedViews"]?.integer ?? 0)
  }
}

extension ScenePicture.Shape {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("class", className)
      writer.member("isIdentified", isIdentified)
      writer.member("isWindow", isWindow)
      writer.member("corners", corners.flatMap { [Double($0.x), Double($0.y)] })
      writer.member("outline", outline.flatMap { [Double($0.x), Double($0.y)] })
      writer.member("backgroundColor", backgroundColor)
      writer.member("text", text)
      if let title {
        writer.member("title", title.text)
        writer.member("isTitleName", title.isName)
        writer.member("isTitleCentered", title.isCentered)
      }
      writer.member("isOpaque", isOpaque)
      writer.member("isHidden", isHidden)
      writer.member("alpha", alpha)
      writer.member("isDisabled", isDisabled)
      writer.member("isMarked", isMarked)
      writer.member("touchDelegate", touchDelegate)
    }
  }

  fileprivate init?(json: JSONValue) {
    guard let name = json["name"]?.string else { return nil }
    self.init(
      view: ViewID(named: name), name: name, className: json["class"]?.string ?? "UIView",
      isIdentified: json["isIdentified"]?.bool ?? false, isWindow: json["isWindow"]?.bool ?? false,
      corners: json["corners"]?.points ?? [], outline: json["outline"]?.points ?? [],
      backgroundColor: json["backgroundColor"]?.string, text: json["text"]?.string,
      title: json["title"]?.string.map {
        ScenePicture.Title(
          text: $0, isName: json["isTitleName"]?.bool ?? false, isCentered: json["isTitleCentered"]?.bool ?? true)
      }, isHidden: json["isHidden"]?.bool ?? false, alpha: json["alpha"]?.number ?? 1,
      isDisabled: json["isDisabled"]?.bool ?? false, isOpaque: json["isOpaque"]?.bool ?? false,
      isMarked: json["isMarked"]?.bool ?? false,
      touchDelegate: json["touchDelegate"]?.string)
  }
}

extension TouchTrail {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("touch", touch)
      writer.member("event", event)
      writer.member("points", points.flatMap { [Double($0.x), Double($0.y)] })
      writer.member("end", end?.rawValue)
    }
  }

  fileprivate init?(json: JSONValue) {
    guard let touch = json["touch"]?.integer else { return nil }
    self.init(
      touch: touch, event: json["event"]?.integer ?? 0, points: json["points"]?.points ?? [],
      end: json["end"]?.string.flatMap(TouchPhase.init))
  }
}

extension JSONValue {
  /// Pairs of numbers as points.
  fileprivate var points: [CGPoint] {
    let numbers = (array ?? []).compactMap(\.number)
    return stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}
