import Foundation

/// The shape of rounded corners. It has no effect on touches.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that are rounded. It has no effect on touches.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer {
  /// The transform. Where it is not one of the plane, the outcomes that follow are unknown.
  public final var transform: CATransform3D {
    get { spatialTransform ?? CATransform3D(affineTransform()) }
    set {
      spatialTransform = newValue.isAffine ? nil : newValue
      if newValue.isAffine {
        setAffineTransform(CATransform3DGetAffineTransform(newValue))
      } else {
        Unmodelled.note("a layer has a transform that is not one of the plane, and these are not modelled")
      }
    }
  }

  /// Adds an animation, instead of one with the same key. ``presentation()`` shows it.
  ///
  /// Hit tests use a layer's own values, which an animation does not change. Source: Apple's Core Animation guide [D].
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAddedAnimations { $0.key == key } }
    if anim.duration == 0, AnimationBlock.isRecording {
      Unmodelled.note(
        "an animation without a duration is added to a layer in an animation block, and how long it takes is not modelled"
      )
    }
    let added = LayerAnimation(anim, key: key, now: CACurrentMediaTime())
    addedAnimations.append(added)
    added.begin(on: self)
  }

  public final func animation(forKey key: String) -> CAAnimation? {
    addedAnimations.last { $0.key == key }?.animation
  }

  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(index))
  }
}
