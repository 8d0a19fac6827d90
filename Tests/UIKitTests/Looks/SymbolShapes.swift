import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A symbol's size has a range by its outline")
  @MainActor
  struct SymbolShapes {
    @Test(
      "a star is about as wide as high, a flat symbol may be anything",
      arguments: [
        ("star.fill", true), ("heart.slash.fill", false), ("plus.circle", true), ("person.crop.square.fill", true),
        ("square.and.arrow.up", false), ("chevron.compact.down", false), ("circle.grid.3x3", false), ("trash", false),
      ])
    func ranges(name: String, isCompact: Bool) {
      withEngine {
        let sizes = [LengthReading.smallest, .largest].map { end in
          Engine.current.lengths = LengthChoice([.symbols: end])
          return UIImage(systemName: name)?.size.width
        }
        let expected: [CGFloat] = isCompact ? [15.3, 23.8] : [5.1, 44.2]
        for (size, end) in zip(sizes, expected) { #expect(abs((size ?? 0) - end) < 1e-9) }
      }
    }
  }
}
