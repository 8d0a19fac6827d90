package import Foundation

/// Places labels on a picture without overlaps, in order of priority.
package struct LabelPlacer {
  /// Above this number labels are unreadable and the search is slow; no more are placed.
  private static let limit = 500

  private var taken: [CGRect] = []

  package init() {}

  /// Takes the first free position; `nil` if none is.
  package mutating func place(_ candidates: some Sequence<CGRect>) -> CGRect? {
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
