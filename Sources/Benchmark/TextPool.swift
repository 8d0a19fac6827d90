import Foundation
import Synchronization

/// Stores one copy of each text that rows share.
enum TextPool {
  private static let texts = Mutex<[String: UInt]>([:])

  static func shared(_ text: UnsafePointer<UInt8>?) -> UnsafePointer<CChar>? {
    guard let text else { return nil }
    let key = String(cString: text)
    let address = texts.withLock { texts in
      if let known = texts[key] { return known }
      let copy = UInt(bitPattern: strdup(key))
      texts[key] = copy
      return copy
    }
    return UnsafePointer(bitPattern: address)
  }
}
