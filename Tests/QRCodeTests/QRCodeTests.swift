import QRCode
import Testing

@Suite("QR codes")
struct QRCodeTests {
  /// Source: the Python package `qrcode`, an independent encoder: "Hi" in byte mode, level M, mask 0.
  static let hi = """
    #######..##...#######
    #.....#.#.#...#.....#
    #.###.#...#.#.#.###.#
    #.###.#..#.##.#.###.#
    #.###.#.#..##.#.###.#
    #.....#....#..#.....#
    #######.#.#.#.#######
    ..........#..........
    #.#.#.#.....#...#..#.
    .#..#..##..#.#.#.####
    .#.#######.#.###.####
    .....#.#######.###.#.
    ####..#.##.#.###..#..
    ........###...#...##.
    #######..#..#...#..##
    #.....#..##...#...###
    #.###.#.#.#.#.#.#.#.#
    #.###.#..###.#.#.#.#.
    #.###.#.#.##.###.##.#
    #.....#..#####.###.#.
    #######.#..#.###.####
    """

  @Test("have the same modules as another encoder's")
  func modules() throws {
    let rows = try #require(QRCode(encoding: "Hi")).modules.map { String($0.map { $0 ? "#" : "." }) }
    #expect(rows.joined(separator: "\n") == Self.hi)
  }

  /// Source: ISO/IEC 18004, capacity in bytes by version at level M.
  @Test(
    "are as small as the text allows",
    arguments: [(14, 1), (15, 2), (26, 2), (27, 3), (42, 3), (43, 4), (62, 4), (63, 5), (84, 5), (85, 6), (2331, 40)])
  func size(bytes: Int, version: Int) throws {
    let code = try #require(QRCode(encoding: String(repeating: "x", count: bytes)))
    #expect(code.size == 17 + 4 * version)
    #expect(code.modules.allSatisfy { $0.count == code.size })
  }

  @Test("count bytes, not characters")
  func bytes() {
    #expect(QRCode(encoding: String(repeating: "é", count: 7))?.size == 21)
    #expect(QRCode(encoding: String(repeating: "é", count: 8))?.size == 25)
  }

  @Test("have a maximum capacity, and do not exist for an empty text")
  func none() {
    #expect(QRCode(encoding: String(repeating: "x", count: 2332)) == nil)
    #expect(QRCode(encoding: "") == nil)
  }

  @Test("differ where one character differs")
  func differs() {
    #expect(QRCode(encoding: "http://127.0.0.1:8080/a/") != QRCode(encoding: "http://127.0.0.1:8080/b/"))
  }

  @Test("have their finder patterns in three corners, and a light line around each", arguments: [1, 20, 60, 500])
  func finders(bytes: Int) throws {
    let code = try #require(QRCode(encoding: String(repeating: "x", count: bytes)))
    let last = code.size - 1
    for row in 0..<8 {
      for column in 0..<8 {
        let ring = max(abs(row - 3), abs(column - 3))
        let isDark = ring != 2 && ring != 4
        #expect(code.modules[row][column] == isDark)
        #expect(code.modules[row][last - column] == isDark)
        #expect(code.modules[last - row][column] == isDark)
      }
    }
  }
}
