import Foundation
package import Scenes
import UIKit

extension ScenePicture {
  /// Draws the current state of a scene.
  @MainActor
  package init(of scene: SceneInstance) {
    var painter = ScenePainter(scene)
    let windows = scene.windows.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
    for (_, window) in windows { painter.draw(window, ScenePainter.Surroundings()) }
    self.init(
      sceneName: scene.description.name, screen: scene.description.screen.size, shapes: painter.shapes,
      omittedViews: painter.omittedViews)
  }
}

/// Visits a scene's views and collects their outlines.
@MainActor
private struct ScenePainter {
  /// The values that a view inherits from its ancestors.
  struct Surroundings {
    var isHidden = false
    var alpha = 1.0
    var isDisabled = false
    var clip: [CGPoint]?
  }

  /// The maximum coordinate that is drawn, in points.
  private static let farthest = 1e6

  private let scene: SceneInstance
  private(set) var shapes: [ScenePicture.Shape] = []
  private(set) var omittedViews = 0

  init(_ scene: SceneInstance) {
    self.scene = scene
  }

  mutating func draw(_ view: UIView, _ outer: Surroundings) {
    var own = outer
    own.isHidden = outer.isHidden || view.isHidden
    own.alpha = outer.alpha * Double(view.alpha)
    own.isDisabled = outer.isDisabled || !view.isUserInteractionEnabled
    let bounds = view.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { view.convertToScreen($0) }
    let outline = outer.clip.map { ConvexOutline.intersection(of: corners, with: $0) } ?? corners
    add(view, own, corners: corners, outline: outline)
    if view.clipsToBounds { own.clip = outline }
    for child in view.subviews { draw(child, own) }
  }

  private mutating func add(_ view: UIView, _ own: Surroundings, corners: [CGPoint], outline: [CGPoint]) {
    guard shapes.count < ScenePicture.viewLimit, corners.allSatisfy(Self.isNear) else {
      omittedViews += 1
      return
    }
    let description = scene.description(of: view)
    let id = view.viewID
    let isDisabledControl = (view as? UIControl)?.isEnabled == false
    shapes.append(
      ScenePicture.Shape(
        view: id, name: id.name, className: view.className, isIdentified: view.accessibilityIdentifier != nil,
        corners: corners, outline: outline, backgroundColor: description?.backgroundColor,
        text: description?.title ?? description?.text, isHidden: own.isHidden, alpha: own.alpha,
        isDisabled: own.isDisabled || isDisabledControl, isMarked: description?.passThrough ?? false,
        touchDelegate: description?.touchDelegate))
  }

  private static func isNear(_ point: CGPoint) -> Bool { abs(point.x) <= farthest && abs(point.y) <= farthest }
}
