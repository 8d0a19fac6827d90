package import Foundation
import JSONText
package import UIKit

/// A scene file that describes the views of running code: their classes, geometry and flags.
///
/// It documents what was on the screen when the code had made its windows. It contains no code: overrides, targets and
/// delegates are missing, so a replay of the session needs the code itself. The key `madeBy` names its file.
package struct SceneTranscript {
  private let name: String
  private let madeBy: String
  private let screenSize: CGSize
  private let screenScale: CGFloat
  private let safeAreaInsets: UIEdgeInsets
  private let profile: String
  private let registry: ClassRegistry

  /// - Parameters:
  ///   - madeBy: The file of the code, as errors show it.
  ///   - registry: The classes that the scene may name. Other classes get the nearest of them as their superclass.
  package init(
    name: String, madeBy: String, screenSize: CGSize, screenScale: CGFloat, safeAreaInsets: UIEdgeInsets,
    profile: String, registry: ClassRegistry
  ) {
    (self.name, self.madeBy, self.profile, self.registry) = (name, madeBy, profile, registry)
    (self.screenSize, self.screenScale, self.safeAreaInsets) = (screenSize, screenScale, safeAreaInsets)
  }

  /// The text of a scene file that can be decoded. If the views cannot be described, its only window is empty.
  @MainActor
  package func text(of windows: [UIWindow]) -> String {
    let whole = text { json in
      var ids: Set<String> = []
      for window in windows { write(window, to: &json, &ids) }
    }
    if !windows.isEmpty, (try? SceneDescription.decode(Array(whole.utf8), registry: registry)) != nil { return whole }
    return text { json in json.object { _ in } }
  }

  private func text(writingWindows: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("format", 1)
      json.member("scene", name)
      json.member("madeBy", madeBy)
      json.key("screen")
      json.object { json in
        json.member("size", [Double(screenSize.width), Double(screenSize.height)])
        json.member("scale", Double(screenScale))
        let insets = [safeAreaInsets.top, safeAreaInsets.left, safeAreaInsets.bottom, safeAreaInsets.right]
        json.member("safeAreaInsets", insets.map { Double($0) })
      }
      json.member("profile", profile)
      json.key("windows")
      json.array { writingWindows(&$0) }
    }
    return json.finish()
  }

  @MainActor
  private func write(_ view: UIView, to json: inout JSONWriter, _ ids: inout Set<String>) {
    json.object { json in
      // The ids of a scene are unique, those of an app need not be.
      if let id = view.accessibilityIdentifier, !id.isEmpty, ids.insert(id).inserted { json.member("id", id) }
      let known = registry.nearestViewClass(of: view)
      json.member("class", view.className)
      if known != view.className { json.member("superclass", known) }
      let frame = view.untransformedFrame
      json.member("frame", [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
      let anchor = view.anchorPoint
      if anchor != CGPoint(x: 0.5, y: 0.5) { json.member("anchorPoint", [Double(anchor.x), Double(anchor.y)]) }
      let origin = view.bounds.origin
      if origin != .zero { json.member("boundsOrigin", [Double(origin.x), Double(origin.y)]) }
      let transform = view.transform
      if !transform.isIdentity {
        json.member(
          "transform",
          [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) })
      }
      json.member("alpha", Double(view.alpha))
      json.member("isHidden", view.isHidden)
      json.member("isUserInteractionEnabled", view.isUserInteractionEnabled)
      json.member("clipsToBounds", view.clipsToBounds)
      if !view.subviews.isEmpty {
        json.key("subviews")
        json.array { json in
          for child in view.subviews { write(child, to: &json, &ids) }
        }
      }
    }
  }
}

extension ClassRegistry {
  /// The name of the nearest class of a view's class and its superclasses that a scene can name.
  @MainActor
  fileprivate func nearestViewClass(of view: UIView) -> String {
    var type: AnyClass? = Swift.type(of: view)
    while let current = type {
      let name = String(describing: current)
      if viewClass(name) != nil { return name }
      type = _getSuperclass(current)
    }
    return "UIView"
  }
}
