/// The keys of an object, to find duplicates in linear time.
struct JSONKeySet {
  /// The number of keys up to which a comparison with each is faster than hashing.
  private static let smallCount = 12

  private var indices: [String: Int] = [:]

  /// Adds the next member of an object, or returns the earlier member with the same key.
  mutating func insert(_ member: JSONMember, after members: [JSONMember]) -> JSONMember? {
    if members.count < Self.smallCount {
      return members.first { $0.key == member.key }
    }
    if indices.isEmpty {
      for (index, earlier) in members.enumerated() { indices[earlier.key] = index }
    }
    if let index = indices.updateValue(members.count, forKey: member.key) { return members[index] }
    return nil
  }
}
