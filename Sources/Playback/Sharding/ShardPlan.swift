/// The distribution of work over machines.
package enum ShardPlan {
  /// The numbers of the items of each shard, in ascending order. Every item is in one shard.
  ///
  /// The most expensive item comes first, and each goes to the shard with the least cost up to now (longest processing time
  /// first). The same costs give the same shards on every machine.
  package static func shards(costs: [Int64], count: Int) -> [[Int]] {
    precondition(count > 0, "there is no shard")
    var shards = [[Int]](repeating: [], count: count)
    var loads = [Int64](repeating: 0, count: count)
    let order = costs.indices.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
    for item in order {
      let least = loads.indices.min { (loads[$0], shards[$0].count, $0) < (loads[$1], shards[$1].count, $1) } ?? 0
      shards[least].append(item)
      loads[least] += max(costs[item], 1)
    }
    return shards.map { $0.sorted() }
  }
}
