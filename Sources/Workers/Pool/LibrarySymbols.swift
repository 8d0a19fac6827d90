import Foundation

/// The functions of a library, from the symbol table of its file (ELF, 64 bits).
struct LibrarySymbols {
  private let bytes: [UInt8]
  private var functions: [(address: UInt64, size: UInt64, name: Int)] = []

  /// Reads the symbol table. `nil` if the file is not a library of this kind.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else {
      return nil
    }
    bytes = Array(data)
    let (sections, size, count) = (Int(word64(0x28)), Int(word16(0x3A)), Int(word16(0x3C)))
    func section(_ index: Int) -> Int { sections + index * size }
    for index in 0..<count where word32(section(index) + 4) == 2 {
      let names = Int(word64(section(Int(word32(section(index) + 0x28))) + 0x18))
      let (start, length) = (Int(word64(section(index) + 0x18)), Int(word64(section(index) + 0x20)))
      guard start >= 0, length >= 0, start <= bytes.count, length <= bytes.count - start else { return nil }
      for symbol in stride(from: start, to: start + length - 23, by: 24) where bytes[symbol + 4] & 0xF == 2 {
        functions.append((word64(symbol + 8), word64(symbol + 16), names + Int(word32(symbol))))
      }
    }
  }

  /// The mangled name of the function with an address relative to the library.
  func name(at address: UInt64) -> String? {
    guard let function = functions.first(where: { $0.address <= address && address - $0.address < $0.size }),
      bytes.indices.contains(function.name)
    else { return nil }
    return String(decoding: bytes[function.name...].prefix { $0 != 0 }, as: UTF8.self)
  }

  private func word16(_ offset: Int) -> UInt64 { word(offset, 2) }
  private func word32(_ offset: Int) -> UInt64 { word(offset, 4) }
  private func word64(_ offset: Int) -> UInt64 { word(offset, 8) }

  private func word(_ offset: Int, _ count: Int) -> UInt64 {
    guard offset >= 0, offset <= bytes.count - count else { return 0 }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
