import Foundation

/// Finds room for small things on a picture, one after the other; what is placed first has the choice.
struct LabelPlacer {
  private var taken: [CGRect] = []

  /// Takes a place without asking whether it is free.
  mutating func take(_ rect: CGRect) { taken.append(rect) }

  /// Takes the first of the places that is free; `nil` when none is.
  mutating func place(_ candidates: some Sequence<CGRect>) -> CGRect? {
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
