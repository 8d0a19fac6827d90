/// The state of a module above UIKit for each engine. It is used instead of static variables.
@MainActor
package protocol EngineState: AnyObject {
  /// Creates the initial state.
  init()
}

extension Engine {
  /// The engine's state of a type, created when it is first read.
  package func state<State: EngineState>(of type: State.Type = State.self) -> State {
    if let known = states[ObjectIdentifier(type)] as? State { return known }
    let new = State()
    states[ObjectIdentifier(type)] = new
    return new
  }
}
