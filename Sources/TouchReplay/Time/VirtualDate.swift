public import Foundation
import UIKit

/// The date of the app's virtual clock: what `Date()` means in a rules build.
///
/// A session begins on 1 January 2025 at 00:00 UTC.
public func _date() -> Date {
  Date(timeIntervalSinceReferenceDate: 757_382_400 + _uptime())
}

/// The seconds of the app's virtual clock: what `ProcessInfo.processInfo.systemUptime` means in a rules build.
public func _uptime() -> TimeInterval { _onMainActor { VirtualClock.current.seconds } }
