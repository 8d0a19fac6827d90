import QRCode
import Testing

@Suite("QR codes in a terminal")
struct TerminalTextTests {
  @Test(
    "have every module in its position inside a quiet zone of four modules",
    arguments: [QRCode.TerminalColors.blackOnWhite, .lightText, .darkText], [1, 40])
  func drawing(colors: QRCode.TerminalColors, bytes: Int) throws {
    let code = try #require(QRCode(encoding: String(repeating: "x", count: bytes)))
    let text = code.terminalText(colors: colors)
    let side = code.size + 8
    // Ink has the text's color: dark modules for black on white, light modules for a light text color.
    let ink = Self.ink(of: text)
    #expect(ink.count == side + 1)
    #expect(ink.allSatisfy { $0.count == side })
    for row in 0..<side {
      for column in 0..<side {
        let isInside = code.modules.indices.contains(row - 4) && code.modules.indices.contains(column - 4)
        let isDark = isInside && code.modules[row - 4][column - 4]
        #expect(ink[row][column] == (colors == .lightText ? !isDark : isDark))
      }
    }
    // With an odd number of rows, the lower half of the last line has no ink.
    #expect(ink[side].allSatisfy { !$0 })
  }

  @Test("set both colors on each line and reset them at its end, or use no escape codes")
  func escapes() throws {
    let code = try #require(QRCode(encoding: "Hi"))
    let lines = code.terminalText(colors: .blackOnWhite).split(separator: "\n")
    #expect(lines.count == 15)
    #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[38;5;16;48;5;231m") && $0.hasSuffix("\u{1B}[0m") })
    #expect(!code.terminalText(colors: .lightText).contains("\u{1B}"))
    #expect(!code.terminalText(colors: .darkText).contains("\u{1B}"))
  }

  private static func ink(of text: String) -> [[Bool]] {
    text.split(separator: "\n").flatMap { line in
      let blocks = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      return [blocks.map { "█▀".contains($0) }, blocks.map { "█▄".contains($0) }]
    }
  }
}
