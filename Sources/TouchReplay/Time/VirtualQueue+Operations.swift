public import Foundation

/// What `OperationQueue.main` and `RunLoop.main` do in a rules build.
extension VirtualQueue {
  public func _addOperation(_ block: @escaping @MainActor () -> Void) { async(execute: block) }

  public func _addOperation(_ operation: Operation) {
    async { operation.start() }
  }

  public func _perform(_ block: @escaping @MainActor () -> Void) { async(execute: block) }

  public func _perform(inModes modes: [RunLoop.Mode], block: @escaping @MainActor () -> Void) { async(execute: block) }
}
