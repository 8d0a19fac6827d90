package import CommandLineSupport
package import TouchInput

/// The options of the formats that have the events of touch panels.
package enum PanelOptions {
  package static let all = [
    ScreenOption.option,
    Option(
      "range", .numbers("X0,X1,Y0,Y1", counts: [4]),
      help: "The smallest and the greatest values of the panel's axes; by default those of the log"),
    Option(
      "axes", .text("FILE"), completion: .files,
      help: "The description of the panel: a .prop file of evemu, or the output of 'getevent -p'"),
    Option(
      "orientation", .choice("ORIENTATION", TouchPanel.Orientation.allCases.map(\.rawValue)),
      help: "How the device is held; by default portrait, as the panel's axes are"),
    Option("device", .text("NAME"), help: "The device, if the log has several with touches"),
  ]

  private static let farthest = 1e12

  /// The panel of a command line.
  package static func panel(_ arguments: Arguments, scene: ImportScene) throws(CommandFailure) -> TouchPanel {
    guard let screen = scene.screen else {
      throw arguments.misuse(
        "the positions of a panel become points of a screen; give --scene, or --screen W,H", option: "screen")
    }
    if arguments.has("range"), arguments.has("axes") {
      throw arguments.misuse("'--range' and '--axes' exclude each other; give one of them", option: "range")
    }
    let orientation = arguments.string("orientation").flatMap(TouchPanel.Orientation.init(rawValue:)) ?? .portrait
    return TouchPanel(
      screen: screen, orientation: orientation, ranges: try ranges(arguments),
      description: try arguments.string("axes").map { (path) throws(CommandFailure) in try InputFile.read(path) },
      device: arguments.string("device"))
  }

  private static func ranges(_ arguments: Arguments) throws(CommandFailure) -> [Int]? {
    guard let numbers = arguments.numbers("range") else { return nil }
    guard numbers.allSatisfy({ abs($0) <= farthest && $0.rounded() == $0 }), numbers[0] < numbers[1],
      numbers[2] < numbers[3]
    else {
      throw arguments.misuse(
        "a range is two whole numbers, the smaller one first: X0,X1,Y0,Y1, for example 0,1079,0,2339", option: "range")
    }
    return numbers.map { Int($0) }
  }
}
