import Foundation
import JSONText
import Scenes
import SystemScenes

/// A generated scene as data that can be reduced. Tests load it only from its JSON text.
struct SceneShape: Hashable, Sendable {
  /// Back to front.
  var windows: [ViewShape]
  /// The views of controllers that are not shown at first. The controllers' ids are page0, page1 …
  var pages: [ViewShape] = []
  /// Whether a window contains the view of the controller `root` on the navigation stack `stack`.
  var hasControllers: Bool { windows.contains { $0.subviews.contains { $0.isOfController } } }
  /// The changes that the app makes to the scene.
  var reactions: [ReactionShape] = []

  /// All views in tree order.
  var views: [ViewShape] { (windows + (hasControllers ? pages : [])).flatMap(\.all) }

  var recognizers: [RecognizerShape] { views.flatMap(\.recognizers) }

  /// The scene with every view changed.
  func changed(_ change: (inout ViewShape) -> Void) -> SceneShape {
    SceneShape(
      windows: windows.map { $0.changed(change) }, pages: pages.map { $0.changed(change) }, reactions: reactions)
  }

  /// The scene file's text. Links to absent objects are left out.
  var json: String {
    // Views and recognizers never share an id here.
    let controllers = hasControllers ? ["root", "stack"] + pages.indices.map { "page\($0)" } : []
    let ids = Set(recognizers.map(\.id) + views.map(\.id) + controllers)
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("format")
      writer.integer(1)
      writer.key("scene")
      writer.string("invented")
      writer.key("windows")
      writer.array { writer in
        for window in windows { Self.write(window, ids, to: &writer) }
      }
      writePages(ids, to: &writer)
      writeReactions(ids, to: &writer)
    }
    return writer.finish()
  }

  /// The decoded scene. A text that cannot be decoded is an error of the generator and traps.
  @MainActor var description: SceneDescription {
    if let description = Self.known[self] { return description }
    do {
      let description = try SceneDescription.decode([UInt8](json.utf8))
      if Self.known.count == Self.knownLimit { Self.known.removeAll() }
      Self.known[self] = description
      return description
    } catch {
      fatalError("the generator has made a scene that is none: \(error)\n\(json)")
    }
  }

  /// A cache. Decoding takes longer than playing, and a property plays a scene many times in succession.
  @MainActor private static var known: [SceneShape: SceneDescription] = [:]
  private static let knownLimit = 500

  private func writePages(_ ids: Set<String>, to writer: inout JSONWriter) {
    guard hasControllers, !pages.isEmpty else { return }
    writer.key("controllers")
    writer.object { writer in
      for (number, page) in pages.enumerated() {
        writer.key("page\(number)")
        writer.object { writer in
          writer.key("view")
          Self.write(page, ids, to: &writer)
        }
      }
    }
  }

  /// Writes a navigation stack with one controller.
  private static func writeController(of view: ViewShape, _ ids: Set<String>, to writer: inout JSONWriter) {
    writer.key("rootViewController")
    writer.object { writer in
      string("id", "stack", to: &writer)
      string("class", "UINavigationController", to: &writer)
      writer.key("viewControllers")
      writer.array { writer in
        writer.object { writer in
          string("id", "root", to: &writer)
          writer.key("view")
          write(view, ids, to: &writer)
        }
      }
    }
  }

  private func writeReactions(_ ids: Set<String>, to writer: inout JSONWriter) {
    let actions = actionNames
    let possible = reactions.filter { actions.contains($0.action) }
    guard !possible.isEmpty else { return }
    writer.key("on")
    writer.object { writer in
      for reaction in possible {
        writer.key(reaction.action)
        writer.array { writer in
          for change in reaction.changes where ids.isSuperset(of: change.ids) { writer.raw(change.json) }
        }
      }
    }
  }

  private static func write(_ view: ViewShape, _ ids: Set<String>, to writer: inout JSONWriter) {
    writer.object { writer in
      if !view.id.isEmpty { string("id", view.id, to: &writer) }
      string("class", view.className, to: &writer)
      if !view.isOfController {
        writer.key("frame")
        writer.array { writer in
          for number in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height] {
            writer.number(number)
          }
        }
      }
      write(view.keys, to: &writer)
      if let zoomView = view.zoomView, ids.contains(zoomView) { string("zoomView", zoomView, to: &writer) }
      if !view.recognizers.isEmpty {
        writer.key("gestureRecognizers")
        writer.array { writer in
          for recognizer in view.recognizers { write(recognizer, ids, to: &writer) }
        }
      }
      let children = view.subviews.filter { !$0.isOfController }
      if let root = view.subviews.first(where: \.isOfController) { writeController(of: root, ids, to: &writer) }
      if !children.isEmpty {
        writer.key("subviews")
        writer.array { writer in
          for child in children { write(child, ids, to: &writer) }
        }
      }
    }
  }

  private static func write(_ recognizer: RecognizerShape, _ ids: Set<String>, to writer: inout JSONWriter) {
    writer.object { writer in
      string("id", recognizer.id, to: &writer)
      string("class", recognizer.className, to: &writer)
      write(recognizer.keys, to: &writer)
      let required = recognizer.requireToFail.filter(ids.contains)
      let beside = recognizer.simultaneousWith.filter(ids.contains)
      if !required.isEmpty { list("requireToFail", required, to: &writer) }
      if recognizer.isSimultaneousWithAll {
        writer.key("simultaneousWith")
        writer.bool(true)
      } else if !beside.isEmpty {
        list("simultaneousWith", beside, to: &writer)
      }
    }
  }

  private static func write(_ keys: [String: String], to writer: inout JSONWriter) {
    for (key, json) in keys.sorted(by: { $0.key < $1.key }) {
      writer.key(key)
      writer.raw(json)
    }
  }

  private static func string(_ key: String, _ value: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.string(value)
  }

  private static func list(_ key: String, _ values: [String], to writer: inout JSONWriter) {
    writer.key(key)
    writer.array { writer in
      for value in values { writer.string(value) }
    }
  }
}
