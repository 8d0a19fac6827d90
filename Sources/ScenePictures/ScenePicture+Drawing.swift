package import Foundation
package import Pictures
package import Scenes
import UIKit

extension ScenePicture {
  /// Draws the current state of a scene as the page shows it, animations included.
  @MainActor
  package init(of scene: SceneInstance) {
    var frames = SceneFrames()
    self.init(frames.next(of: scene, at: 0, isFull: true), of: scene.description)
  }

  /// Draws the views of a full frame.
  package init(_ frame: SceneFrame, of scene: SceneDescription) {
    self.init(frame.views, omittedViews: frame.omittedViews, of: scene, screen: frame.screen)
  }

  /// Draws views, each after its superview, on a screen of another size than the scene's file states, if one is given.
  package init(_ views: [ViewSnapshot], omittedViews: Int = 0, of scene: SceneDescription, screen: CGSize? = nil) {
    var painter = ScenePainter()
    for view in views { painter.draw(view) }
    self.init(
      sceneName: scene.name, screen: screen ?? scene.screen.coveredSize, shapes: painter.shapes,
      omittedViews: omittedViews + painter.omittedViews)
  }
}

/// Visits the snapshots of views and collects their outlines on the screen.
private struct ScenePainter {
  /// The values that a view inherits from its ancestors.
  private struct Surroundings {
    var isHidden = false
    var alpha = 1.0
    var clip: [CGPoint]?
    /// Maps the space of the ancestors' bounds to the screen.
    var transform = CGAffineTransform.identity
  }

  /// The maximum coordinate that is drawn, in points.
  private static let farthest = 1e6

  private(set) var shapes: [ScenePicture.Shape] = []
  private(set) var omittedViews = 0
  /// What the subviews of the visited views inherit, by number.
  private var inherited: [Int: Surroundings] = [:]

  mutating func draw(_ view: ViewSnapshot) {
    var own = view.parent.flatMap { inherited[$0] } ?? Surroundings()
    own.isHidden = own.isHidden || view.isHidden
    own.alpha *= view.alpha
    let toScreen = view.matrix.transform.concatenating(own.transform)
    let (width, height) = (view.size.width, view.size.height)
    let corners = [
      CGPoint.zero, CGPoint(x: width, y: 0), CGPoint(x: width, y: height), CGPoint(x: 0, y: height),
    ].map { $0.applying(toScreen) }
    let outline = own.clip.map { ConvexOutline.intersection(of: corners, with: $0) } ?? corners
    add(view, isHidden: own.isHidden, alpha: own.alpha, corners: corners, outline: outline)
    if view.clips { own.clip = outline }
    own.transform = CGAffineTransform(translationX: -view.origin.x, y: -view.origin.y).concatenating(toScreen)
    inherited[view.id] = own
  }

  private mutating func add(
    _ view: ViewSnapshot, isHidden: Bool, alpha: Double, corners: [CGPoint], outline: [CGPoint]
  ) {
    guard shapes.count < ScenePicture.viewLimit, corners.allSatisfy(Self.isNear) else {
      omittedViews += 1
      return
    }
    shapes.append(
      ScenePicture.Shape(
        view: view.view, name: view.name, className: view.className, isIdentified: view.isIdentified,
        isWindow: view.kind == .window, corners: corners, outline: outline, backgroundColor: view.background,
        text: view.text, title: title(of: view), isHidden: isHidden, alpha: alpha,
        isDisabled: !view.isInteractive || !view.state.isEnabled,
        isOpaque: view.surface != .clear && !isHidden && alpha == 1, isMarked: view.isMarked,
        touchDelegate: view.touchDelegate))
  }

  private func title(of view: ViewSnapshot) -> ScenePicture.Title? {
    guard let text = view.isNameShown ? view.name : view.text, !text.isEmpty else { return nil }
    switch view.kind {
    case .label, .cell, .header, .textField:
      return ScenePicture.Title(text: text, isName: view.isNameShown, isCentered: false)
    case .button, .control, .view, .window, .dimming:
      return ScenePicture.Title(text: text, isName: view.isNameShown, isCentered: true)
    case .image, .switch, .slider, .stepper, .segmented, .pageControl, .scroll, .table, .navigationBar, .tabBar:
      return nil
    }
  }

  private static func isNear(_ point: CGPoint) -> Bool { abs(point.x) <= farthest && abs(point.y) <= farthest }
}

extension ViewSnapshot.Matrix {
  fileprivate var transform: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
