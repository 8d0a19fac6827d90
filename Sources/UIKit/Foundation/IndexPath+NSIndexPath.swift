public import Foundation

// The names that UIKit and Core Graphics add to Foundation's classes and geometry.
extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
extension CGRect {
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension ProcessInfo {
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}
