extension QRCode {
  /// How a drawing gets its light and dark.
  public enum TerminalColors: Hashable, Sendable {
    /// Escape codes make the square black on white, whatever the terminal's colours are.
    case blackOnWhite
    /// No escape codes: blocks are drawn in the terminal's text colour, which is taken to be the light one.
    case lightText
    /// No escape codes: blocks are drawn in the terminal's text colour, which is taken to be the dark one, as on paper.
    case darkText
  }

  /// How many modules of light a reader needs on each side.
  ///
  /// Source: ISO/IEC 18004, quiet zone of a QR code.
  public static let quietZone = 4

  /// The code in half blocks with its quiet zone, one line for two rows of modules; every line ends in a line feed.
  public func terminalText(colors: TerminalColors) -> String {
    let quiet = Self.quietZone
    let rows = stride(from: -quiet, to: size + quiet, by: 2)
    return rows.map { row in
      let line = (-quiet..<size + quiet).map { column in
        let (upper, lower) = (isDark(row, column), isDark(row + 1, column))
        return switch colors {
        case .blackOnWhite, .darkText: Self.block(upper: upper, lower: lower)
        // The last line may be half a line; its lower half is no part of the code and stays as the terminal is.
        case .lightText: Self.block(upper: !upper, lower: !lower && row + 1 < size + quiet)
        }
      }.joined()
      return colors == .blackOnWhite ? "\u{1B}[38;5;16;48;5;231m\(line)\u{1B}[0m\n" : "\(line)\n"
    }.joined()
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    modules.indices.contains(row) && modules.indices.contains(column) && modules[row][column]
  }

  private static func block(upper: Bool, lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): "\u{2588}"
    case (true, false): "\u{2580}"
    case (false, true): "\u{2584}"
    case (false, false): " "
    }
  }
}
