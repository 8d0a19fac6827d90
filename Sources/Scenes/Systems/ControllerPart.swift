/// What a system has read of a controller.
package protocol ControllerPart: Sendable {
  /// The controllers in it, which stand in the controller once its view has loaded.
  var controllers: [ControllerDescription] { get }
}

extension ControllerPart {
  package var controllers: [ControllerDescription] { [] }
}

extension ControllerDescription {
  /// What a system has read; `nil` where it has read nothing.
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

  /// The controllers that stand in this one, without those that it presents.
  package var containedControllers: [ControllerDescription] {
    children + viewControllers + parts.flatMap(\.controllers)
  }
}
