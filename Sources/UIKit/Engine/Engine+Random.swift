extension Engine {
  /// Fills a buffer with random bytes of the session. Returns false if the app has the system's random numbers.
  package func fillRandom(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    guard var random else { return false }
    for start in stride(from: 0, to: bytes.count, by: 8) {
      withUnsafeBytes(of: random.next()) { number in
        UnsafeMutableRawBufferPointer(rebasing: bytes[start..<min(start + 8, bytes.count)])
          .copyBytes(from: number.prefix(bytes.count - start))
      }
    }
    self.random = random
    return true
  }
}
