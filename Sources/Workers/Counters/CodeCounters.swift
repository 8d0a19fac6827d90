import Foundation

/// The counters of the loaded rules, which files keep however a session ends.
package struct CodeCounters {
  private let bytes: UnsafeMutableRawBufferPointer
  private let makeProfile: () -> [UInt8]?

  /// - Parameters:
  ///   - bytes: The counters, 8 bytes each.
  ///   - profile: Makes a raw profile of the present counts.
  package init(_ bytes: UnsafeMutableRawBufferPointer, profile: @escaping () -> [UInt8]?) {
    (self.bytes, makeProfile) = (bytes, profile)
  }

  /// A file that cannot be used.
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let number: Int32
    var description: String { "\(path): \(String(cString: strerror(number)))" }
  }

  /// Lets a new file be the memory of the counters, and begins with zero. From then on the file has the present counts, also if a
  /// signal ends the process.
  ///
  /// The file has whole pages of memory. What is beside the counters in them keeps its values.
  func keep(in path: String) throws {
    let (start, size) = (pages.start, pages.count)
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failure(path: path, number: errno) }
    defer { close(file) }
    guard write(file, start, size) == size,
      mmap(start, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) != MAP_FAILED
    else { throw Failure(path: path, number: errno) }
    clear()
  }

  private func clear() { bytes.initializeMemory(as: UInt8.self, repeating: 0) }

  /// Makes a raw profile of the counts of several files, and sets the counters to zero. Files that are missing have no counts.
  func profile(of paths: [String]) -> [UInt8]? {
    clear()
    defer { clear() }
    let counters = bytes.bindMemory(to: UInt64.self)
    let offset = bytes.baseAddress! - pages.start
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path), data.count == pages.count else { continue }
      data.withUnsafeBytes { file in
        for index in counters.indices {
          counters[index] &+= file.loadUnaligned(fromByteOffset: offset + index * 8, as: UInt64.self)
        }
      }
    }
    return makeProfile()
  }

  /// The pages that the counters are in.
  private var pages: (start: UnsafeMutableRawPointer, count: Int) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let begin = UInt(bitPattern: bytes.baseAddress!)
    let start = begin / UInt(page) * UInt(page)
    let count = (Int(begin - start) + bytes.count + page - 1) / page * page
    return (UnsafeMutableRawPointer(bitPattern: start)!, count)
  }
}
