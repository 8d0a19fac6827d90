import CQREncode

/// A text as a QR code: a square of light and dark modules that a phone's camera reads.
public struct QRCode: Hashable, Sendable {
  /// The rows of the square from the top, each from the left; true is dark. The quiet zone around it is not in here.
  public let modules: [[Bool]]

  /// Encodes the UTF-8 of a text in byte mode, so that about 15 % of it may be damaged (level M), in the smallest square.
  ///
  /// Nil if the text is empty or too long: the largest square holds 2,331 bytes.
  public init?(encoding text: String) {
    let bytes = Array(text.utf8)
    guard let code = QRcode_encodeData(Int32(clamping: bytes.count), bytes, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    let size = Int(code.pointee.width)
    // The lowest bit of a byte is its module's colour; the others say what the module is for.
    modules = (0..<size).map { row in
      (0..<size).map { column in code.pointee.data[row * size + column] & 1 == 1 }
    }
  }

  /// How many modules a side has: 21 for version 1, four more for each version.
  public var size: Int { modules.count }

  /// The version of the library that encodes.
  public static var libraryVersion: String { String(cString: QRcode_APIVersionString()) }
}
