import ReplayerCommands

/// The executable `replayer`.
@main
struct Replayer {
  static func main() { ReplayerTool.main() }
}
