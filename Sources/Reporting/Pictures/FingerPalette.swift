/// The colors of touches in pictures. The live page and the player have the same.
enum FingerPalette {
  /// The number of colors. Touch 11 has the color of touch 1.
  static let count = 10

  static func colorClass(of touch: Int) -> String { "f\((max(touch, 1) - 1) % count + 1)" }

  /// The rules for trails and fingers of each color class.
  static let style: StaticString = """

    .trail.f1 { stroke: #0b7a86; } .trail.f1 .down, .finger.f1 { fill: #0b7a86; }
    .trail.f2 { stroke: #b63d9e; } .trail.f2 .down, .finger.f2 { fill: #b63d9e; }
    .trail.f3 { stroke: #657611; } .trail.f3 .down, .finger.f3 { fill: #657611; }
    .trail.f4 { stroke: #8d4dd5; } .trail.f4 .down, .finger.f4 { fill: #8d4dd5; }
    .trail.f5 { stroke: #167f39; } .trail.f5 .down, .finger.f5 { fill: #167f39; }
    .trail.f6 { stroke: #b7457a; } .trail.f6 .down, .finger.f6 { fill: #b7457a; }
    .trail.f7 { stroke: #53709a; } .trail.f7 .down, .finger.f7 { fill: #53709a; }
    .trail.f8 { stroke: #9b52a9; } .trail.f8 .down, .finger.f8 { fill: #9b52a9; }
    .trail.f9 { stroke: #487b2f; } .trail.f9 .down, .finger.f9 { fill: #487b2f; }
    .trail.f10 { stroke: #696f7b; } .trail.f10 .down, .finger.f10 { fill: #696f7b; }

    """
}
