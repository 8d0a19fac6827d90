import Foundation
import Testing

@testable import Workers

@Suite("Counters of code in files")
struct CodeCountersTests {
  /// Counters in the middle of two pages of memory.
  private final class Memory {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let pages: UnsafeMutableRawPointer
    let bytes: UnsafeMutableRawBufferPointer
    var counters: UnsafeMutableBufferPointer<UInt64> { bytes.bindMemory(to: UInt64.self) }

    init() {
      pages = mmap(nil, page * 2, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
      bytes = UnsafeMutableRawBufferPointer(start: pages + page - 16, count: 32)
    }
    deinit { munmap(pages, page * 2) }
  }

  @Test("a file has the counts as soon as they are made, and what is beside the counters keeps its value")
  func keeping() throws {
    let memory = Memory()
    let counters = CodeCounters(memory.bytes) { memory.counters.map { UInt8($0) } }
    let folder = FileManager.default.temporaryDirectory.appending(path: "counters-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    memory.pages.storeBytes(of: 77, as: UInt8.self)
    memory.counters[0] = 9
    try counters.keep(in: "\(folder)/a")
    #expect(memory.counters[0] == 0 && memory.pages.load(as: UInt8.self) == 77)
    (memory.counters[1], memory.counters[3]) = (2, 5)
    let file = try #require(FileManager.default.contents(atPath: "\(folder)/a"))
    #expect(file.count == memory.page * 2 && file[file.startIndex] == 77)
    #expect(file[memory.page - 8] == 2 && file[memory.page + 8] == 5)
    try counters.keep(in: "\(folder)/b")
    memory.counters[3] = 1
    // Another process adds them. A session that did not begin has no file.
    let other = Memory()
    let sum = CodeCounters(other.bytes) { other.counters.map { UInt8($0) } }
    #expect(sum.profile(of: ["\(folder)/a", "\(folder)/b", "\(folder)/none"]) == [0, 2, 0, 6])
    #expect(other.counters.allSatisfy { $0 == 0 })
    #expect(throws: CodeCounters.Failure.self) { try counters.keep(in: "\(folder)/none/a") }
  }
}
