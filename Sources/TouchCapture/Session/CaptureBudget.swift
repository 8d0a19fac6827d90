import Foundation

/// The time that the scene may take in one event.
///
/// The clock is read once for ``stride`` views: reading it at each view would take longer than the view.
struct CaptureBudget {
  /// The budget is spent.
  struct Spent: Error {}

  static let stride = 32

  /// In seconds.
  let limit: TimeInterval
  let clock: @MainActor () -> TimeInterval
  private var end: TimeInterval = 0
  /// The views that were visited since the event began.
  private(set) var views = 0

  init(limit: TimeInterval, clock: @escaping @MainActor () -> TimeInterval) {
    (self.limit, self.clock) = (limit, clock)
  }

  /// Begins an event.
  @MainActor
  mutating func begin() {
    views = 0
    end = limit.isFinite ? clock() + limit : .infinity
  }

  /// Counts a view.
  @MainActor
  mutating func visit() throws(Spent) {
    views += 1
    if views % Self.stride == 0, end.isFinite, clock() > end { throw Spent() }
  }
}
