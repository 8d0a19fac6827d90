import Foundation

/// The secret part of a page's address, which authorizes requests.
struct Token: Sendable {
  /// 26 letters and digits with five random bits each, 130 bits together; easy to type on a phone.
  let text: String
  private static let length = 26

  init() {
    // Not by Swift's generator: where code of an app runs, its numbers are those of the session, the same in each run.
    let bytes = (try? FileHandle(forReadingFrom: URL(filePath: "/dev/urandom")).read(upToCount: Self.length)) ?? Data()
    precondition(bytes.count == Self.length, "the system has no random numbers")
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    self.init(text: String(bytes.map { letters[Int($0) % letters.count] }))
  }

  init(text: String) {
    self.text = text
  }

  /// Whether these bytes are the token. The time does not depend on the number of matching bytes.
  func matches(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count == text.utf8.count else { return false }
    return zip(bytes, text.utf8).reduce(into: UInt8(0)) { difference, pair in difference |= pair.0 ^ pair.1 } == 0
  }
}
