import Foundation
import JSONText

/// A temporary file with the differences of many comparisons, so that a report of any size needs little memory.
///
/// The file has no name, so that it ends with the process. Only one thread at a time may append to it.
package final class DivergenceFile: Sendable {
  /// The differences of one comparison in the file.
  package struct Entry: Sendable {
    let file: DivergenceFile
    let start: Int64
    let length: Int
    /// The number of differences.
    let count: Int
    /// The places of those that follow from no other, in bytes from ``start``. `nil` if they are not known.
    let roots: [Range<Int>]?
  }

  private let descriptor: Int32

  /// Creates an empty file in the temporary folder. `nil` if that is not possible.
  package init?() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/touchreplay.XXXXXX".utf8CString)
    descriptor = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
    guard descriptor >= 0 else { return nil }
    // Workers do not inherit it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    template.withUnsafeBufferPointer { _ = unlink($0.baseAddress!) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Appends differences, as the JSON that ``DivergenceList/json`` has. `nil` if there is no space.
  func append(_ json: [UInt8], count: Int, roots: [Range<Int>]? = nil) -> Entry? {
    let start = Int64(lseek(descriptor, 0, SEEK_END))
    guard start >= 0 else { return nil }
    var done = 0
    while done < json.count {
      let written = json.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + done, json.count - done, off_t(start) + off_t(done))
      }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else {
        // The next entry begins here again.
        ftruncate(descriptor, off_t(start))
        return nil
      }
      done += written
    }
    return Entry(file: self, start: start, length: json.count, count: count, roots: roots)
  }

  fileprivate func bytes(from start: Int64, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let got = pread(
          descriptor, buffer.baseAddress! + initialized, count - initialized, off_t(start) + off_t(initialized))
        if got < 0 && errno == EINTR { continue }
        // The file has no name, and nothing shortens it: the disk has failed.
        guard got > 0 else {
          fatalError("the temporary file of differences cannot be read: \(String(cString: strerror(errno)))")
        }
        initialized += got
      }
    }
  }
}

extension DivergenceFile.Entry {
  /// The JSON array of the differences.
  var json: [UInt8] { file.bytes(from: start, count: length) }

  /// The JSON array of those that follow from no other. `nil` if their places are not known.
  var rootsJSON: [UInt8]? {
    roots.map { roots in
      var json = [UInt8(ascii: "[")]
      for (index, root) in roots.enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        json += file.bytes(from: start + Int64(root.lowerBound), count: root.count)
      }
      return json + [UInt8(ascii: "]")]
    }
  }
}

/// The differences of a comparison: in memory, or in a file from which each use reads them.
enum DivergenceList: Sendable {
  case inMemory([Divergence])
  case inFile(DivergenceFile.Entry)

  var count: Int {
    switch self {
    case .inMemory(let divergences): divergences.count
    case .inFile(let entry): entry.count
    }
  }

  /// The JSON array of the differences.
  var json: [UInt8] {
    switch self {
    case .inMemory(let divergences): Self.json(of: divergences).bytes
    case .inFile(let entry): entry.json
    }
  }

  /// The JSON array of differences, and the places of those that follow from no other.
  static func json(of divergences: [Divergence]) -> (bytes: [UInt8], roots: [Range<Int>]) {
    var writer = JSONWriter()
    var roots: [Range<Int>] = []
    writer.array { writer in
      for (index, divergence) in divergences.enumerated() {
        // A comma precedes all but the first.
        let start = writer.count + (index == 0 ? 0 : 1)
        divergence.write(to: &writer)
        if divergence.followsFrom == nil { roots.append(start..<writer.count) }
      }
    }
    return (writer.utf8, roots)
  }
}
