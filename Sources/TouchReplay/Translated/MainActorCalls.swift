/// Runs `body`, which must be called by code of the main actor.
///
/// Code that calls UIKit from another thread is wrong on a device, too. It traps.
func _onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.preconditionIsolated("UIKit is called from outside of the main actor")
  return withoutActuallyEscaping(body) { body in
    typealias Unisolated = () -> Result
    return unsafeBitCast(body, to: Unisolated.self)()
  }
}
