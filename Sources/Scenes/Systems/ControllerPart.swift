/// A system's decoded data of a controller.
package protocol ControllerPart: Sendable {
  /// The child controllers, which are added when the controller's view has loaded.
  var controllers: [ControllerDescription] { get }
}

extension ControllerPart {
  package var controllers: [ControllerDescription] { [] }
}

extension ControllerDescription {
  /// A system's decoded data. `nil` if it has none.
  package subscript<Part: ControllerPart>(_: Part.Type) -> Part? {
    get {
      for case let part as Part in parts { return part }
      return nil
    }
    set {
      parts.removeAll { $0 is Part }
      if let newValue { parts.append(newValue) }
    }
  }

  /// The children of this controller, without the controllers that it presents.
  package var containedControllers: [ControllerDescription] {
    children + viewControllers + parts.flatMap(\.controllers)
  }
}
