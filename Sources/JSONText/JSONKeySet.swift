/// Finds a key that an object already has, in time that does not grow with the square of the object.
struct JSONKeySet {
  /// Up to this many keys comparing each is faster than hashing.
  private static let smallCount = 12

  private var indices: [String: Int] = [:]

  /// Notes the next member of an object, or returns the earlier member that has the same key.
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
