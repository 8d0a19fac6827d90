public import Foundation

/// Seconds since the start of 2001.
public typealias CFAbsoluteTime = Double

/// The time of the virtual clock: code that measures a duration gets that of the session.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

/// Units of time of Apple's systems.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

/// The largest number of its type: animations that never end have it as their count.
public let HUGE = Float.greatestFiniteMagnitude

// Arrays and addresses of Core Foundation are Swift's own here.
public typealias CFArray = [Any]
public typealias CFURL = URL

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// A lock of the kernel of Apple's systems.
public struct os_unfair_lock: @unchecked Sendable {
  fileprivate var isLocked = false
  public init() {}
}
public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

private let guardOfLocks = NSLock()

/// Locks if the lock is free, and says whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guardOfLocks.withLock {
    if lock.pointee.isLocked { return false }
    lock.pointee.isLocked = true
    return true
  }
}
/// Waits until the lock is free, and locks.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  guardOfLocks.withLock { lock.pointee.isLocked = false }
}
