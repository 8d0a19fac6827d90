public import Foundation

/// The shape of the ends of a line. It has no effect on touches.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The shape of the corners of a line. It has no effect on touches.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// What of a path is drawn. It has no effect on touches.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// How images are scaled. It has no effect on touches.
public enum CGInterpolationQuality: Int32, Sendable { case `default` = 0, none = 1, low = 2, medium = 4, high = 3 }
/// How colors are mixed. It has no effect on touches.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// A place to draw in. Nothing is drawn: the current path, the transform and the states are kept.
public final class CGContext: @unchecked Sendable {
  private struct State {
    var transform = CGAffineTransform.identity
    var interpolationQuality = CGInterpolationQuality.default
  }
  private var current = State()
  private var saved: [State] = []
  private var made = CGMutablePath()
  let size: CGSize

  init(size: CGSize) { self.size = size }

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) { size = CGSize(width: width, height: height) }

  public var width: Int { Int(size.width) }
  public var height: Int { Int(size.height) }

  // MARK: States

  public var ctm: CGAffineTransform { current.transform }
  public var interpolationQuality: CGInterpolationQuality {
    get { current.interpolationQuality }
    set { current.interpolationQuality = newValue }
  }
  public func saveGState() { saved.append(current) }
  public func restoreGState() { if let last = saved.popLast() { current = last } }
  public func translateBy(x: CGFloat, y: CGFloat) { current.transform = current.transform.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { current.transform = current.transform.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { current.transform = current.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { current.transform = transform.concatenating(ctm) }

  // MARK: The path

  public var path: CGPath? { made.isEmpty ? nil : made.copy() }
  public var isPathEmpty: Bool { made.isEmpty }
  public var currentPointOfPath: CGPoint { made.currentPoint }
  public var boundingBoxOfPath: CGRect { made.boundingBoxOfPath }
  public func beginPath() { made = CGMutablePath() }
  public func closePath() { made.closeSubpath() }
  public func move(to point: CGPoint) { made.move(to: point) }
  public func addLine(to point: CGPoint) { made.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { made.addLines(between: points) }
  public func addRect(_ rect: CGRect) { made.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { made.addRects(rects) }
  public func addEllipse(in rect: CGRect) { made.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { made.addPath(path) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    made.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { made.addQuadCurve(to: end, control: control) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    made.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    made.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    made.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  /// Drawing and clipping use the current path up. Source: Apple's pages of these methods [D].
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  public func strokePath() { beginPath() }
  /// Has no effect: the path keeps its line.
  public func replacePathWithStrokedPath() {}
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
}

// What follows has no effect: nothing is drawn.
extension CGContext {
  public func clip(to rect: CGRect) {}
  public func clip(to rects: [CGRect]) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func resetClip() {}
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }

  public func setFillColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setRenderingIntent(_ intent: Int32) {}

  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func fillEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func clear(_ rect: CGRect) {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {}
  public func endTransparencyLayer() {}
  public func flush() {}
  public func synchronize() {}
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }
}

/// A picture to draw several times. Nothing is drawn.
public final class CGLayer: @unchecked Sendable {
  /// In points.
  public let size: CGSize
  /// The place to draw the picture in.
  public let context: CGContext?

  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
    self.size = size
    self.context = CGContext(size: size)
  }
}

extension CGContext {
  /// Has no effect.
  public func draw(_ layer: CGLayer, in rect: CGRect) {}
  /// Has no effect.
  public func draw(_ layer: CGLayer, at point: CGPoint) {}
}
