/// Leaves out elements of a list as long as a property of the rest remains.
///
/// Each step tries several candidates at once, so that workers can test them side by side. Of those that have the property, the
/// first one is taken, so that the result does not depend on the number of workers. The result is minimal in the sense that no
/// single element can be left out. Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002.
@MainActor
package struct DeltaDebugging<Element> {
  /// Returns the index of the first candidate that has the property.
  package typealias Test = (_ candidates: [[Element]]) throws -> Int?

  /// The number of candidates that are tested at once.
  private static var batchSize: Int { 32 }

  private let test: Test

  package init(_ test: @escaping Test) { self.test = test }

  /// The elements that are left of a list that has the property.
  ///
  /// - Parameter triesEach: Whether each element is first tried alone.
  package func reduce(_ elements: [Element], triesEach: Bool = true) throws -> [Element] {
    guard !elements.isEmpty else { return [] }
    if elements.count > 1, triesEach {
      let single = elements.map { [$0] }
      if let found = try first(single) { return single[found] }
    }
    var rest = elements
    // All are left out first.
    var length = rest.count
    while length >= 1, !rest.isEmpty {
      let candidates = Self.complements(of: rest, length: length)
      if let found = try first(candidates) {
        rest = candidates[found]
        length = min(length, max(rest.count, 1))
      } else {
        if length == 1 { break }
        length = (length + 1) / 2
      }
    }
    return rest
  }

  private func first(_ candidates: [[Element]]) throws -> Int? {
    var start = 0
    while start < candidates.count {
      let end = min(start + Self.batchSize, candidates.count)
      if let found = try test(Array(candidates[start..<end])) { return start + found }
      start = end
    }
    return nil
  }

  /// The list without each of its pieces, the last piece first: what follows a difference matters least.
  private static func complements(of elements: [Element], length: Int) -> [[Element]] {
    stride(from: 0, to: elements.count, by: length).reversed().map { start in
      Array(elements[..<start]) + Array(elements[min(start + length, elements.count)...])
    }
  }
}
