import Foundation

extension ChildProcess {
  /// Held while descriptors are made and processes started: a child that starts in between would inherit a descriptor that
  /// is not yet close-on-exec, and its other end would then never read an end of file.
  static let starting = NSLock()

  /// Makes a pipe whose ends no child inherits; `nil` if there are no more descriptors.
  package static func makePipe() -> (read: Int32, write: Int32)? {
    makeEnds { pipe(&$0) }.map { (read: $0[0], write: $0[1]) }
  }

  /// Makes a pair of connected sockets that no child inherits; `nil` if there are no more descriptors.
  package static func makeSocketPair() -> (Int32, Int32)? {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    return makeEnds { socketpair(AF_UNIX, kind, 0, &$0) }.map { ($0[0], $0[1]) }
  }

  private static func makeEnds(_ make: (inout [Int32]) -> Int32) -> [Int32]? {
    starting.withLock {
      var ends: [Int32] = [-1, -1]
      guard make(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return ends
    }
  }
}
