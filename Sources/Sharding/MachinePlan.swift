/// What a run would take on several machines, from the costs of its recordings.
package struct MachinePlan: Sendable {
  package let machines: Int
  /// The time of the machine that takes the longest, without its start, in microseconds.
  package let longest: Int64
  /// The same if the work were divided exactly, which no plan is below.
  package let least: Int64
  /// What the plan cannot exceed, whatever the order of the recordings.
  package let most: Int64

  /// How even the plan is: the load of the machine with the most work, divided by the mean.
  package let balance: Double

  /// The longest time of a run in microseconds, with room for the sums of a plan.
  package static let longestRun = Int64.max / 4

  /// Distributes recordings over machines as shards are, and on each machine over its workers in their order.
  ///
  /// The sum of the costs must be below ``longestRun``.
  package init(costs: [Int64], machines: Int, workers: Int) {
    self.machines = machines
    let costs = costs.map { max($0, 1) }
    let shards = ShardPlan.shards(costs: costs, count: machines).map { $0.map { costs[$0] } }
    let loads = shards.map { $0.reduce(0, +) }
    let (total, largest) = (costs.reduce(0, +), costs.max() ?? 0)
    longest = shards.map { Self.makespan($0, workers: workers) }.max() ?? 0
    let slots = Int64(machines * workers)
    least = max((total + slots - 1) / slots, largest)
    let heaviest = Self.bound(total, largest, Int64(machines))
    most = Self.bound(heaviest, largest, Int64(workers))
    balance = total == 0 ? 1 : Double(loads.max() ?? 0) * Double(machines) / Double(total)
  }

  /// The longest time that work takes on some places if each part goes to the place with the least work.
  ///
  /// The part that ends last begins no later than when the other work is evenly divided over the places.
  private static func bound(_ work: Int64, _ largest: Int64, _ places: Int64) -> Int64 {
    largest + (work - largest + places - 1) / places
  }

  /// The time until some workers have done all work, of which each takes the next part when it is free.
  private static func makespan(_ costs: [Int64], workers: Int) -> Int64 {
    var free = LoadHeap(places: workers)
    for cost in costs { _ = free.add(cost) }
    return free.most
  }
}
