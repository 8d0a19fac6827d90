import Foundation

/// Finds room for small things on a picture, one after the other; what is placed first has the choice.
struct LabelPlacer {
  /// With more things than this nobody reads a label, and looking for room would take long.
  private static let limit = 500

  private var taken: [CGRect] = []

  /// Takes the first of the places that is free; `nil` when none is.
  mutating func place(_ candidates: some Sequence<CGRect>) -> CGRect? {
    guard taken.count < Self.limit else { return nil }
    for candidate in candidates where !taken.contains(where: { Self.overlap($0, candidate) }) {
      taken.append(candidate)
      return candidate
    }
    return nil
  }

  private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  }
}
