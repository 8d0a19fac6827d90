import RecorderCommands

/// The executable `recorder`.
@main
struct Recorder {
  static func main() { RecorderTool.main() }
}
