import ContentHashing

/// The digest of the content of a recording, combined from one digest per table.
struct ContentHash {
  private var blake = BLAKE2b()

  /// Adds the name of the format and its version.
  init(version: Int32) {
    blake.update(Array("TouchReplay recording\0".utf8))
    add(UInt64(version))
  }

  /// Adds a table: the length of its name, its name, the number of its rows and the digest of its rows.
  mutating func add(_ name: String, _ hasher: TableHasher) {
    add(UInt64(name.utf8.count))
    blake.update(Array(name.utf8))
    add(hasher.rowCount)
    blake.update(hasher.digest())
  }

  /// 64 hexadecimal digits.
  var hex: String { blake.hexDigest() }

  private mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { blake.update($0) }
  }
}
