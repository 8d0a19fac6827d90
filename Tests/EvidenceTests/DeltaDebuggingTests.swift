import Evidence
import SeededRandom
import Testing

@Suite("Leaving out elements")
@MainActor
struct DeltaDebuggingTests {
  /// Reduces the numbers below `count` as long as all of `needed` are left.
  private func reduce(_ count: Int, needing needed: Set<Int>, triesEach: Bool = true) throws -> [Int] {
    let debugging = DeltaDebugging<Int> { candidates in candidates.firstIndex { needed.isSubset(of: $0) } }
    return try debugging.reduce(Array(0..<count), triesEach: triesEach)
  }

  @Test("leaves exactly the elements that the property needs, in their order", arguments: 0..<50)
  func minimal(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let count = 1 + random.below(60)
    let needed = Set((0...random.below(5)).map { _ in random.below(count) })
    #expect(try reduce(count, needing: needed, triesEach: random.once(in: 2)) == needed.sorted())
  }

  @Test("leaves nothing where nothing is needed, and everything where all is")
  func extremes() throws {
    #expect(try reduce(9, needing: [], triesEach: false).isEmpty)
    #expect(try reduce(9, needing: Set(0..<9)) == Array(0..<9))
    #expect(try reduce(0, needing: []).isEmpty)
  }

  @Test("tests at most 32 candidates at once, and takes the first one that has the property")
  func batches() throws {
    var largest = 0
    let debugging = DeltaDebugging<Int> { candidates in
      largest = max(largest, candidates.count)
      return candidates.firstIndex { $0.contains(90) && $0.contains(3) }
    }
    #expect(try debugging.reduce(Array(0..<100)) == [3, 90])
    #expect(largest == 32)
  }
}
