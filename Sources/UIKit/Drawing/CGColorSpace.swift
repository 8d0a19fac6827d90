public import Foundation

/// What the components of a color mean. All spaces are taken for sRGB: pictures have no other.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  let componentCount: Int
  public let name: String?

  init(name: String?, components: Int) { (self.name, componentCount) = (name, components) }
  public convenience init?(name: String) {
    self.init(name: name, components: name.contains("Gray") ? 1 : name.contains("CMYK") ? 4 : 3)
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  public var numberOfComponents: Int { componentCount }
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: "DeviceRGB", components: 3) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: "DeviceGray", components: 1) }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(name: "DeviceCMYK", components: 4) }

/// Colors along a line. It has no effect on touches.
public final class CGGradient: @unchecked Sendable {
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {}
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {}
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
}

/// Where a gradient continues. It has no effect on touches.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
