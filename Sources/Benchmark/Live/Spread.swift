/// Statistics of repeated measurements.
struct Spread {
  var median: Double
  var percentile99: Double
  /// The maximum.
  var worst: Double

  /// - Precondition: `values` is not empty.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    median = sorted[(sorted.count - 1) / 2]
    percentile99 = sorted[(sorted.count - 1) * 99 / 100]
    worst = sorted[sorted.count - 1]
  }
}
