/// What many measurements of the same thing come to.
struct Spread {
  /// As many are below as above.
  var median: Double
  /// All but one in a hundred are below.
  var percentile99: Double
  /// The longest.
  var worst: Double

  /// - Precondition: there is at least one value.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    median = sorted[(sorted.count - 1) / 2]
    percentile99 = sorted[(sorted.count - 1) * 99 / 100]
    worst = sorted[sorted.count - 1]
  }
}
