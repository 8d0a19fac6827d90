import CQREncode

/// A QR code.
public struct QRCode: Hashable, Sendable {
  /// The version of the library that encodes.
  public static var libraryVersion: String { String(cString: QRcode_APIVersionString()) }
}
