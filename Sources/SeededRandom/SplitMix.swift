/// A small generator of numbers that are the same on every machine and in every run, so that a random case can be made
/// again from its seed: SplitMix64.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator whose numbers depend on `seed` alone.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number, of all 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below `bound`, which is greater than 0; good enough for cases, not for statistics.
  public mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// True once in `times`.
  public mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }
}
