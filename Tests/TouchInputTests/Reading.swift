import RecordingStore
import TouchInput

/// The result of reading a whole touch file.
struct Reading: Equatable {
  var samples: [TouchSample] = []
  var cancelled: [TouchSample] = []
}

/// Reads a touch file in pieces of `size` bytes, or at once when `size` is `nil`.
func read(_ bytes: [UInt8], inPiecesOf size: Int? = nil) throws(TouchFileError) -> Reading {
  var parser = TouchFileParser()
  var reading = Reading()
  let size = size ?? max(bytes.count, 1)
  for start in stride(from: 0, to: bytes.count, by: size) {
    let piece = Array(bytes[start..<min(start + size, bytes.count)])
    let result: Result<Void, TouchFileError> = piece.withUnsafeBytes { piece in
      do throws(TouchFileError) {
        return .success(try parser.feed(piece, into: &reading.samples))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
  reading.cancelled = try parser.finish(into: &reading.samples)
  return reading
}

/// Reads a touch file from text.
func read(_ text: String, inPiecesOf size: Int? = nil) throws(TouchFileError) -> Reading {
  try read(Array(text.utf8), inPiecesOf: size)
}
