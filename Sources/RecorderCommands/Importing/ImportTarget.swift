import CommandLineSupport
import Commands
import JSONText
import PassThrough
import Playback
import Scenes
import SystemScenes
import TouchInput
import UIKit

/// The scene that imported touches are played against, and the views that elements of the sessions stand for.
@MainActor
struct ImportTarget {
  /// The scene in its first state.
  let instance: SceneInstance
  private let description: SceneDescription
  private let path: String
  private let strategy: Strategy
  private let profile: String?
  private let views: [String: String]
  private let screen: ScreenSize?

  /// Reads the scene and the elements of a command line. Without `--scene`, the scene is an empty window.
  init(_ arguments: Arguments, strategy: Strategy, profile: String?) throws {
    (self.strategy, self.profile) = (strategy, profile)
    views = try Self.views(arguments)
    path = arguments.string("scene") ?? "scene"
    let size = try ScreenOption.size(arguments)
    description = try arguments.string("scene").map(SceneFile.read) ?? Self.emptyScene(size)
    instance = try Self.instance(of: description, path, strategy, profile)
    let ownSize = arguments.has("scene") ? description.screen.coveredSize : nil
    screen = size ?? ownSize.map { ScreenSize(width: Double($0.width), height: Double($0.height)) }
    for (element, view) in views.sorted(by: { $0.key < $1.key }) where instance.view(named: view) == nil {
      throw CommandFailure(.data, "--map \(element)=\(view): the scene has no view '\(view)'")
    }
  }

  /// What the importers can ask.
  var scene: ImportScene {
    ImportScene(screen: screen) { [instance, views] element in
      guard let view = instance.view(named: views[element] ?? element) else { return nil }
      let bounds = view.bounds
      let corners = [bounds.minX, bounds.maxX].flatMap { x in
        [bounds.minY, bounds.maxY].map { view.convertToScreen(CGPoint(x: x, y: $0)) }
      }
      let (left, top) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
      return ElementFrame(
        x: Double(left), y: Double(top), width: Double(corners.map(\.x).max()! - left),
        height: Double(corners.map(\.y).max()! - top))
    }
  }

  /// The name of the view that an element of a session stands for.
  func view(of element: String) -> String { views[element] ?? element }

  /// Another instance of the scene in its first state.
  func makeInstance() throws -> SceneInstance { try Self.instance(of: description, path, strategy, profile) }

  /// An instance of a scene. Its errors name the file.
  static func instance(
    of description: SceneDescription, _ path: String, _ strategy: Strategy, _ profile: String?
  ) throws -> SceneInstance {
    do {
      return try SceneInstance(description, strategy: strategy, profile: profile)
    } catch {
      throw CommandFailure(.data, path: path, "\(error)")
    }
  }

  private static func emptyScene(_ size: ScreenSize?) throws -> SceneDescription {
    let screen = size.map { #""screen":{"size":[\#($0.width),\#($0.height)]},"# } ?? ""
    return try SceneDescription.decode(Array(#"{"format":1,"scene":"empty",\#(screen)"windows":[{}]}"#.utf8))
  }

  /// The views of `--map`. The last equals sign separates element and view: selectors of elements contain some.
  private static func views(_ arguments: Arguments) throws -> [String: String] {
    var views: [String: String] = [:]
    for text in arguments.strings("map") {
      guard let sign = text.lastIndex(of: "="), sign != text.startIndex, text.index(after: sign) != text.endIndex else {
        throw arguments.misuse("'\(text)' is not ELEMENT=VIEW", option: "map")
      }
      let element = String(text[..<sign])
      guard views.updateValue(String(text[text.index(after: sign)...]), forKey: element) == nil else {
        throw arguments.misuse("element '\(element)' is mapped twice", option: "map")
      }
    }
    return views
  }
}
