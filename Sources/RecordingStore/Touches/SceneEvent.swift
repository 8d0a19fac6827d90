/// An event of a session that is not a touch: something happens to the device.
public enum SceneEvent: Hashable, Sendable, CustomStringConvertible {
  /// The device is turned.
  case rotate(DeviceOrientation)
  /// The software keyboard is shown with a height in points, more than 0, from the lower edge of the screen.
  case showKeyboard(height: Double)
  /// The software keyboard is hidden.
  case hideKeyboard

  /// The kinds of scene events: the keys of a touch file and the values of the column `what` of the table `scene_events`.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case rotate, keyboard
  }

  /// The greatest height of a keyboard, in points.
  public static let largestKeyboardHeight = 10_000.0

  public var kind: Kind {
    switch self {
    case .rotate: .rotate
    case .showKeyboard, .hideKeyboard: .keyboard
    }
  }

  /// The value as text: the orientation, the height, or `hidden`.
  public var value: String {
    switch self {
    case .rotate(let orientation): orientation.rawValue
    case .showKeyboard(let height): Int(exactly: height).map(String.init) ?? height.description
    case .hideKeyboard: Self.hidden
    }
  }

  /// The kind and the value, such as `rotate landscapeLeft`.
  public var description: String { "\(kind.rawValue) \(value)" }

  /// The event with a value as ``value`` writes it. `nil` for any other text.
  public init?(_ kind: Kind, value: String) {
    switch kind {
    case .rotate:
      guard let orientation = DeviceOrientation(rawValue: value) else { return nil }
      self = .rotate(orientation)
    case .keyboard where value == Self.hidden: self = .hideKeyboard
    case .keyboard:
      guard let height = Double(value), Self.isKeyboardHeight(height) else { return nil }
      self = .showKeyboard(height: height)
    }
    guard self.value == value else { return nil }
  }

  /// Whether a number is the height of a keyboard that is shown.
  public static func isKeyboardHeight(_ height: Double) -> Bool { height > 0 && height <= largestKeyboardHeight }

  /// The value of a keyboard that is hidden.
  public static let hidden = "hidden"
}

/// How a device is held, with the names of `UIDeviceOrientation`.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
