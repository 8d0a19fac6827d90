/// The fault that code with faults has in this process, and the faults whose places it has reached.
public enum SelectedMutant {
  /// The highest number of a fault.
  public static let highest = 65_535
  /// The number of bytes that have one bit for each number.
  public static let byteCount = 8_192

  /// The number of the fault; 0 for none. It is set before the code runs, and only read afterwards.
  public nonisolated(unsafe) static var number = 0

  /// One bit for each fault whose place the code has reached: ``byteCount`` bytes.
  public nonisolated(unsafe) static var reached = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCount)

  /// The numbers whose bits are set.
  public static func numbers(in bits: UnsafePointer<UInt8>) -> [Int] {
    (0..<byteCount).flatMap { byte in
      bits[byte] == 0 ? [] : (0..<8).filter { bits[byte] & (1 << $0) != 0 }.map { byte * 8 + $0 }
    }
  }
}
