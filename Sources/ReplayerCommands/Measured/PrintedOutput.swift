import CommandLineSupport
import Foundation

/// What code writes on the standard output.
enum PrintedOutput {
  /// Runs `body` and returns what it prints. Nothing of it is seen.
  static func capture(_ body: () throws -> Void) throws -> String {
    guard let file = tmpfile() else { throw CommandFailure(.cannotCreate, "no temporary file can be made") }
    defer { fclose(file) }
    fflush(nil)
    let saved = dup(STDOUT_FILENO)
    dup2(fileno(file), STDOUT_FILENO)
    defer {
      fflush(nil)
      dup2(saved, STDOUT_FILENO)
      close(saved)
    }
    try body()
    fflush(nil)
    rewind(file)
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&part, 1, part.count, file)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
