/// The code that a build with counters has beside the user's: it makes the counters of the library available to the tool that
/// loads it.
///
/// The functions that it calls are those of the compiler's profile runtime, which is a part of each such library and not visible
/// outside of it. The last one takes the place of the object that would write a file when the process ends.
enum CounterCode {
  static let fileName = "Counters.swift"

  static let text = """
    @_silgen_name("__llvm_profile_begin_counters") private func beginCounters() -> UnsafeMutableRawPointer
    @_silgen_name("__llvm_profile_end_counters") private func endCounters() -> UnsafeMutableRawPointer
    @_silgen_name("__llvm_profile_get_size_for_buffer") private func profileSize() -> UInt64
    @_silgen_name("__llvm_profile_write_buffer") private func writeProfile(_ buffer: UnsafeMutableRawPointer) -> Int32

    @_cdecl("touchreplay_counters_begin_v1")
    public func touchreplay_counters_begin_v1() -> UnsafeMutableRawPointer { beginCounters() }
    @_cdecl("touchreplay_counters_end_v1")
    public func touchreplay_counters_end_v1() -> UnsafeMutableRawPointer { endCounters() }
    @_cdecl("touchreplay_profile_size_v1")
    public func touchreplay_profile_size_v1() -> UInt64 { profileSize() }
    @_cdecl("touchreplay_profile_write_v1")
    public func touchreplay_profile_write_v1(_ buffer: UnsafeMutableRawPointer) -> Int32 { writeProfile(buffer) }

    @_cdecl("__llvm_profile_runtime")
    public func __llvm_profile_runtime() {}

    """

  /// The options of the compiler that count how often code runs.
  ///
  /// - Parameter folder: The folder of the copies, which is no part of the library.
  static func options(_ folder: String) -> [String] {
    // Without atomic updates the optimiser adds the counts of a loop after its end, which a loop without end does not have.
    [
      "-profile-generate", "-profile-coverage-mapping", "-coverage-prefix-map", "\(folder)=.",
      "-Xllvm", "-instrprof-atomic-counter-update-all",
    ]
  }
}
