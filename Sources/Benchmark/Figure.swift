import JSONText

/// A measured value with its baseline.
struct Figure {
  /// What is measured.
  var name: String
  var value: Double
  var unit: String
  /// What the value is compared with, in the same unit.
  var baseline: (name: String, value: Double)?
  /// The project's goal.
  var goal: String

  /// Writes the members of an object.
  func write(to json: inout JSONWriter) {
    json.member("figure", name)
    json.member("value", value)
    json.member("unit", unit)
    json.member("baseline", baseline?.name)
    json.key("baselineValue")
    if let baseline { json.number(baseline.value) } else { json.null() }
    json.member("goal", goal)
  }

  /// A line of the table, without the goal.
  var text: String {
    guard let baseline else { return "\(name): \(Self.short(value)) \(unit)" }
    return "\(name): \(Self.short(value)) \(unit); \(baseline.name): \(Self.short(baseline.value)) \(unit); "
      + "ratio \(Self.short(value / baseline.value))"
  }

  /// The value with three significant digits, the precision of such a measurement.
  private static func short(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    var scale = 1.0
    while (abs(value) * scale).rounded() < 100 { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
