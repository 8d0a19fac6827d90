/// The distribution of work over machines.
package enum ShardPlan {
  /// The numbers of the items of each shard, in ascending order. Every item is in one shard.
  ///
  /// The most expensive item comes first, and each goes to the shard with the least cost up to now (longest processing time
  /// first). The same costs give the same shards on every machine.
  package static func shards(costs: [Int64], count: Int) -> [[Int]] {
    precondition(count > 0, "there is no shard")
    var shards = [[Int]](repeating: [], count: count)
    var loads = LoadHeap(places: count)
    let order = costs.indices.sorted { costs[$0] == costs[$1] ? $0 < $1 : costs[$0] > costs[$1] }
    for item in order { shards[loads.add(max(costs[item], 1))].append(item) }
    return shards.map { $0.sorted() }
  }
}
