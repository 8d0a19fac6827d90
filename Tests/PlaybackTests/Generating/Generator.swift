import Foundation
import SeededRandom

/// Generates scenes and sessions from a seed.
struct Generator {
  var random: SplitMix
  var screen = CGSize(width: 390, height: 844)
  /// Whether the content of some scroll views zooms.
  var zooms = false
  private var viewCount = 0
  private var recognizerCount = 0

  /// - Parameter firstNumber: the number of the first view. Two generators for one scene need different ranges, so that
  ///   ids are unique.
  init(seed: UInt64, firstNumber: Int = 1) {
    random = SplitMix(seed: seed)
    viewCount = firstNumber - 1
  }

  // MARK: Basic choices

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    // Half points are short in a report, and not all of them are integers.
    (Double.random(in: range, using: &random) * 2).rounded() / 2
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }

  /// A random element; each is chosen in proportion to its weight.
  mutating func weighted<Element>(_ elements: [(Element, Int)]) -> Element {
    var place = random.below(elements.reduce(0) { $0 + $1.1 })
    for (element, weight) in elements {
      if place < weight { return element }
      place -= weight
    }
    return elements[0].0
  }

  mutating func nextViewNumber() -> Int {
    viewCount += 1
    return viewCount
  }

  mutating func nextRecognizerNumber() -> Int {
    recognizerCount += 1
    return recognizerCount
  }
}
