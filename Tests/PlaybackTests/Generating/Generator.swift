import Foundation
import SeededRandom

/// Invents scenes and sessions from a seed.
struct Generator {
  var random: SplitMix
  var screen = CGSize(width: 390, height: 844)
  /// Whether the content of some scroll views zooms.
  var zooms = false
  private var viewCount = 0
  private var recognizerCount = 0

  /// - Parameter firstNumber: the number of the first view; ids of two inventions in one scene must differ.
  init(seed: UInt64, firstNumber: Int = 1) {
    random = SplitMix(seed: seed)
    viewCount = firstNumber - 1
  }

  // MARK: Small choices

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    // Half points: they are read in a report, and still not all of them are whole.
    (Double.random(in: range, using: &random) * 2).rounded() / 2
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }

  /// One of some values, each as often as its weight says.
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
