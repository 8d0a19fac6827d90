/// How the values of a touch panel become points of the screen.
public struct TouchPanel: Hashable, Sendable {
  /// How the device is held, relative to its panel.
  public enum Orientation: String, CaseIterable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  public var screen: ScreenSize
  public var orientation: Orientation
  /// The ranges of the panel's axes, which precede those of the log: the smallest and the greatest X, and the same of Y.
  public var ranges: [Int]?
  /// The description of the device, which the log may lack: a `.prop` file of evemu, or the output of `getevent -p`.
  public var description: [UInt8]?
  /// The name of the device, if the log has several.
  public var device: String?

  public init(
    screen: ScreenSize, orientation: Orientation = .portrait, ranges: [Int]? = nil, description: [UInt8]? = nil,
    device: String? = nil
  ) {
    (self.screen, self.orientation, self.ranges) = (screen, orientation, ranges)
    (self.description, self.device) = (description, device)
  }

  /// The axes of a log whose own description is `logged`.
  func axes(_ logged: EvdevAxes) throws(TouchLogError) -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    if let ranges { return (ranges[0]...ranges[1], ranges[2]...ranges[3]) }
    var axes = logged
    if let description { axes = try EvdevDescription.axes(of: description, device: device) }
    guard let x = axes.range(ofX: true), let y = axes.range(ofX: false) else {
      throw TouchLogError(
        line: 1, "the ranges of the panel's axes are not in the log",
        "give --range X0,X1,Y0,Y1, or --axes with the description of the device")
    }
    return (x, y)
  }

  /// The point of the screen for a position of the panel.
  func point(_ x: Int, _ y: Int, in axes: (x: ClosedRange<Int>, y: ClosedRange<Int>)) -> (x: Double, y: Double) {
    let u = part(x, of: axes.x)
    let v = part(y, of: axes.y)
    // The top of the device points to the left in landscapeLeft, so the panel's y grows to the right.
    let (across, down) =
      switch orientation {
      case .portrait: (u, v)
      case .portraitUpsideDown: (1 - u, 1 - v)
      case .landscapeLeft: (v, 1 - u)
      case .landscapeRight: (1 - v, u)
      }
    return (across * screen.width, down * screen.height)
  }

  private func part(_ value: Int, of range: ClosedRange<Int>) -> Double {
    (Double(value) - Double(range.lowerBound)) / (Double(range.upperBound) - Double(range.lowerBound))
  }
}
