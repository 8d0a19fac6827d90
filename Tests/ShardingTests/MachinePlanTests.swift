import Findings
import SeededRandom
import Sharding
import Testing

@Suite("The plan of a run on several machines")
struct MachinePlanTests {
  @Test("is between its bounds, and more machines or workers are not slower than one", arguments: 0..<30)
  func bounds(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let costs = (0..<Int.random(in: 1...80, using: &random)).map { _ in Int64.random(in: 1...900, using: &random) }
    let total = costs.reduce(0, +)
    for machines in [1, 2, 3, 10, 100] {
      for workers in [1, 2, 5] {
        let plan = MachinePlan(costs: costs, machines: machines, workers: workers)
        #expect(plan.least <= plan.longest && plan.longest <= plan.most, "\(machines) \(workers)")
        #expect(plan.longest <= total && plan.balance >= 1)
        if machines == 1 && workers == 1 { #expect(plan.longest == total && plan.most == total) }
      }
    }
  }

  @Test("equal recordings are divided exactly, and one long recording is the limit")
  func exact() {
    let equal = MachinePlan(costs: Array(repeating: 1_000, count: 600), machines: 10, workers: 2)
    #expect(equal.longest == 30_000 && equal.least == 30_000 && equal.balance == 1)
    let long = MachinePlan(costs: [90] + Array(repeating: 1, count: 10), machines: 5, workers: 2)
    #expect(long.longest == 90 && long.least == 90)
    let uneven = MachinePlan(costs: [3, 3, 2, 2, 2], machines: 2, workers: 1)
    #expect(uneven.longest == 7 && uneven.least == 6 && uneven.most == 8 && uneven.balance == 7.0 / 6)
    #expect(MachinePlan(costs: [], machines: 3, workers: 2).longest == 0)
  }

  @Test("shards in which a recording is twice or missing are no run")
  func incomplete() {
    func shard(_ index: Int, _ numbers: [Int]) -> ShardOfRun {
      let recordings = numbers.map {
        ShardOfRun.Recording(number: $0, path: "\($0)", place: "\($0)", projectPath: "\($0)")
      }
      return ShardOfRun(index: index, count: 2, run: "r", total: 3, recordings: recordings)
    }
    #expect(ShardOfRun.incompleteness([shard(1, [0, 2]), shard(2, [1])]) == nil)
    let twice = ShardOfRun.incompleteness([shard(1, [0, 2]), shard(2, [1, 2])])
    #expect(twice?.shard == 1 && twice?.problem == "the recording 2 is in the shards 1/2 and 2/2")
    let missing = ShardOfRun.incompleteness([shard(1, [0]), shard(2, [2])])
    #expect(missing?.shard == 0 && missing?.problem == "the recording 2 of 3 is in no shard")
  }
}
