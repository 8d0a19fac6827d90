/// How a case compares with the engine.
enum MeasuredVerdict {
  /// It is as measured. `deviation` is how far a number is away, as a share of its tolerance.
  case agrees(deviation: Double)
  /// It is stated otherwise.
  case contradicted(String)
  /// The engine says that it is not known.
  case unknown(String)

  /// The worse one of two: contradicted, unknown, agreeing.
  func combined(with other: MeasuredVerdict) -> MeasuredVerdict {
    switch (self, other) {
    case (.contradicted, _): self
    case (_, .contradicted): other
    case (.unknown, _): self
    case (_, .unknown): other
    case (.agrees(let one), .agrees(let second)): .agrees(deviation: max(one, second))
    }
  }
}
