/// A text of pieces that does not exceed a size in bytes. A piece that does not fit is left out as a whole.
struct BoundedText {
  private(set) var text = ""
  private let limit: Int
  private var size = 0

  /// A text of at most `limit` bytes of UTF-8. A byte is never less than a character, in whatever way characters are counted.
  init(limit: Int) { self.limit = limit }

  /// Appends a piece, if it fits with `reserve` bytes left over.
  mutating func append(_ piece: String, reserve: Int = 0) -> Bool {
    let bytes = piece.utf8.count
    guard size + bytes + reserve <= limit else { return false }
    text += piece
    size += bytes
    return true
  }
}
