/// State that a module above UIKit keeps for each engine, in place of a static variable.
@MainActor
package protocol EngineState: AnyObject {
  /// The state of an engine that has just been made.
  init()
}

extension Engine {
  /// The engine's state of one type, made when it is first read.
  package func state<State: EngineState>(of type: State.Type = State.self) -> State {
    if let known = states[ObjectIdentifier(type)] as? State { return known }
    let new = State()
    states[ObjectIdentifier(type)] = new
    return new
  }
}
