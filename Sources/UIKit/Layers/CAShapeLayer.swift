public import Foundation

/// How the ends of lines are drawn.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of lines are drawn.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule by which a path's inside is found.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path. The path has no effect on touches by itself.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath? { willSet { lookWillChange(.path) } }
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var miterLimit: CGFloat = 10
  open var strokeStart: CGFloat = 0 { willSet { lookWillChange(.stroke) } }
  open var strokeEnd: CGFloat = 1 { willSet { lookWillChange(.stroke) } }
}

/// A layer that draws a gradient. It has no effect on touches.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var type = CAGradientLayerType.axial
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
