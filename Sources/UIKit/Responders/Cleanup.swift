/// The part of an object's `deinit` that changes other objects; it runs on the main actor, after the object was deallocated.
///
/// The last reference to a view may be dropped on any thread, as on Apple's systems. The classes of this module cannot have an
/// `isolated deinit` themselves: a plain `deinit` in a subclass would be an error, and the module's interface could not be read.
/// They create a cleanup and drop it. On the main actor it runs at once, elsewhere in a job of the main actor.
@MainActor
final class Cleanup {
  private let body: @MainActor @Sendable () -> Void

  private nonisolated init(_ body: @escaping @MainActor @Sendable () -> Void) {
    self.body = body
  }

  isolated deinit { body() }

  /// Runs `body`, which captures what the object held, never the object.
  nonisolated static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    _ = Cleanup(body)
  }
}
