public import Foundation

/// The pixels of an image, of which only the numbers are known.
public final class CGImage: @unchecked Sendable {
  public let width: Int
  public let height: Int
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// The part of the image in a rectangle; `nil` if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))).integral
    return part.isNull || part.isEmpty ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }
}

/// Where the opacity of a pixel is stored.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
