/// Lines of touch files.
package enum Touches {
  package static func line(_ t: Double, _ touch: Int, _ phase: String, _ x: Double, _ y: Double) -> String {
    #"{"t": \#(t), "touch": \#(touch), "phase": "\#(phase)", "x": \#(x), "y": \#(y)}"# + "\n"
  }

  /// A tap with a small movement, in three events.
  package static let tap =
    line(0, 1, "began", 50, 30) + line(0.016, 1, "moved", 52, 31) + line(0.12, 1, "ended", 52, 31)
}
