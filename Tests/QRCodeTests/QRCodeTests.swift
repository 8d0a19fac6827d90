import QRCode
import Testing

@Suite("QR codes")
struct QRCodeTests {
  @Test("they name the library that encodes")
  func version() {
    #expect(QRCode.libraryVersion.split(separator: ".").count >= 2)
  }
}
