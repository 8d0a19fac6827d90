@main
struct Replayer {
  static func main() {}
}
