import Foundation

/// The counters of a library whose code counts how often it runs.
package struct RulesCounters {
  private typealias Place = @convention(c) () -> UnsafeMutableRawPointer
  private typealias Size = @convention(c) () -> UInt64
  private typealias Write = @convention(c) (UnsafeMutableRawPointer) -> Int32

  /// The counters, 8 bytes each.
  package let bytes: UnsafeMutableRawBufferPointer
  private let size: Size
  private let write: Write

  init?(_ library: UnsafeMutableRawPointer) {
    guard let begin = dlsym(library, "touchreplay_counters_begin_v1"),
      let end = dlsym(library, "touchreplay_counters_end_v1"), let size = dlsym(library, "touchreplay_profile_size_v1"),
      let write = dlsym(library, "touchreplay_profile_write_v1")
    else { return nil }
    let start = unsafeBitCast(begin, to: Place.self)()
    bytes = UnsafeMutableRawBufferPointer(start: start, count: unsafeBitCast(end, to: Place.self)() - start)
    self.size = unsafeBitCast(size, to: Size.self)
    self.write = unsafeBitCast(write, to: Write.self)
  }

  /// The present counts as a raw profile, which `llvm-profdata` of the compiler's toolchain reads. `nil` if it cannot be written.
  package func profile() -> [UInt8]? {
    var profile = [UInt8](repeating: 0, count: Int(size()))
    let failure = profile.withUnsafeMutableBytes { write($0.baseAddress!) }
    return failure == 0 ? profile : nil
  }
}
