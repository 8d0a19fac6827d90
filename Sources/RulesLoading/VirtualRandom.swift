import CVirtualTasks
import UIKit

/// Gives code of an app the random numbers and UUIDs of the session: the same in each replay, and not the system's.
enum VirtualRandom {
  /// Takes the random bytes of this thread, the main one, from the engine of the running scene. Other threads, and engines without such
  /// numbers, have the system's.
  static func begin() {
    cvirtual_take_random { bytes, count in
      guard let bytes else { return false }
      nonisolated(unsafe) let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
      return MainActor.assumeIsolated { Engine.currentIfAny?.fillRandom(buffer) ?? false }
    }
  }

  /// Gives this thread the system's random bytes again.
  static func end() { cvirtual_take_random(nil) }
}
