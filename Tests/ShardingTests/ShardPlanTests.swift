import Foundation
import SeededRandom
import Sharding
import Testing

@Suite("The distribution of recordings over shards")
struct ShardPlanTests {
  @Test("has every item in one shard, for every number of shards, and is balanced", arguments: 0..<40)
  func complete(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let costs = (0..<Int.random(in: 0...60, using: &random)).map { _ in Int64.random(in: 1...500, using: &random) }
    for count in 1...12 {
      let shards = ShardPlan.shards(costs: costs, count: count)
      #expect(shards.count == count)
      #expect(shards.joined().sorted() == Array(costs.indices))
      #expect(shards == ShardPlan.shards(costs: costs, count: count))
      for shard in shards { #expect(shard == shard.sorted()) }
      // The bound of the longest processing time first: 4/3 of the optimum, which is at least each of these.
      let loads = shards.map { $0.reduce(0) { $0 + costs[$1] } }
      let least = max(costs.max() ?? 0, (costs.reduce(0, +) + Int64(count) - 1) / Int64(count))
      // With more items than shards, two of the items up to number `count` share a shard.
      let ordered = costs.sorted(by: >)
      let pair = costs.count > count ? ordered[count - 1] + ordered[count] : 0
      #expect((loads.max() ?? 0) * 3 <= max(least, pair) * 4)
    }
  }

  @Test("is that of a search for the least loaded shard, also for many items and shards")
  func search() {
    var random = SplitMix(seed: 7)
    let costs = (0..<500).map { _ in Int64.random(in: 0...20, using: &random) }
    for count in [1, 2, 7, 64, 600] {
      var (shards, loads) = ([[Int]](repeating: [], count: count), [Int64](repeating: 0, count: count))
      for item in costs.indices.sorted(by: { (-costs[$0], $0) < (-costs[$1], $1) }) {
        let least = loads.indices.min { (loads[$0], shards[$0].count, $0) < (loads[$1], shards[$1].count, $1) } ?? 0
        shards[least].append(item)
        loads[least] += max(costs[item], 1)
      }
      #expect(ShardPlan.shards(costs: costs, count: count) == shards.map { $0.sorted() })
    }
    #expect(ShardPlan.shards(costs: Array(repeating: .max, count: 4), count: 2).joined().count == 4)
  }

  @Test("takes processor time that grows with the items, and not with items times shards")
  func cost() {
    func threadNanoseconds() -> UInt64 {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
    func nanoseconds(items: Int, shards: Int) -> UInt64 {
      let start = threadNanoseconds()
      let plan = ShardPlan.shards(costs: Array(repeating: 3, count: items), count: shards)
      let end = threadNanoseconds()
      #expect(plan.allSatisfy { $0.count == items / shards })
      return end - start
    }
    // 16 times the items on 16 times the shards are 256 times the steps of a search among all shards for every item.
    let ratios = (0..<3).map { _ in
      Double(nanoseconds(items: 160_000, shards: 8_000)) / Double(nanoseconds(items: 10_000, shards: 500))
    }
    #expect(ratios.min() ?? 0 < 64, "\(ratios)")
  }

  @Test("items without cost are distributed too")
  func free() {
    #expect(ShardPlan.shards(costs: [0, 0, 0, 0], count: 2) == [[0, 2], [1, 3]])
    #expect(ShardPlan.shards(costs: [5], count: 3) == [[0], [], []])
  }
}
