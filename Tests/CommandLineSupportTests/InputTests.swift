import Foundation
import Testing

@testable import CommandLineSupport

@Suite("A tool's input", .serialized)
struct InputTests {
  @Test("is read as it is written, with a notice of every pause")
  func pauses() throws {
    let pipe = SystemPipe()
    let reader = InputReader(descriptor: FileDescriptor(number: pipe.reading), name: "standard input")
    #expect(try reader.next(idleMilliseconds: 0) == .idle)
    pipe.send("ab")
    #expect(try reader.next(idleMilliseconds: 0) == .bytes([0x61, 0x62]))
    #expect(try reader.next(idleMilliseconds: 1) == .idle)
    pipe.closeWriting()
    #expect(try reader.next() == .end)
    #expect(try reader.next() == .end)
  }

  @Test("is read in numbered lines, across pieces and pauses and without a last line feed")
  func lines() throws {
    let pipe = SystemPipe()
    var reader = LineReader(InputReader(descriptor: FileDescriptor(number: pipe.reading), name: "standard input"))
    func next() throws -> String {
      switch try reader.next(idleMilliseconds: 0) {
      case .line(let bytes, let number): "\(number):\(String(decoding: bytes, as: UTF8.self))"
      case .idle: "idle"
      case .interrupted: "interrupted"
      case .end: "end"
      }
    }
    pipe.send("one\n\ntw")
    #expect(try [next(), next(), next()] == ["1:one", "2:", "idle"])
    pipe.send("o")
    #expect(try next() == "idle")
    pipe.send("\nthree")
    #expect(try [next(), next()] == ["3:two", "idle"])
    pipe.closeWriting()
    #expect(try [next(), next(), next()] == ["4:three", "end", "end"])
  }

  @Test("is refused when a line has no end")
  func endlessLine() throws {
    let path = NSTemporaryDirectory() + "endless-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("a\n".utf8 + [UInt8](repeating: 0x61, count: LineReader.longestLine + 65_537)).write(
      to: URL(fileURLWithPath: path))
    var reader = LineReader(try InputReader(path: path))
    _ = try reader.next()
    #expect(
      throws: CommandFailure(.data, path: path, "line 2 is longer than 1048576 bytes; is this a text file?")
    ) { _ = try reader.next() }
  }

  @Test("ends at once when the process is interrupted, also during a wait", .timeLimit(.minutes(1)))
  func interruption() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interruption.notice()
      let pipe = SystemPipe()
      pipe.send("a")
      let reader = InputReader(descriptor: FileDescriptor(number: pipe.reading), name: "standard input")
      guard try reader.next() == .bytes([0x61]), !Interruption.isRequested else { exit(1) }
      let thread = Thread { kill(getpid(), SIGTERM) }
      thread.start()
      let step = try reader.next()
      guard step == .interrupted, Interruption.isRequested, try reader.next() == .interrupted else { exit(2) }
      exit(ExitCode.interrupted.rawValue)
    }
  }

  @Test("fails with a message when it is missing, a folder, unreadable or endless")
  func failures() throws {
    let folder = NSTemporaryDirectory() + "input-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/file"
    try Data("text".utf8).write(to: URL(fileURLWithPath: file))
    #expect(try InputFile.read(file) == Array("text".utf8))
    let missing = "is missing (No such file or directory); check the path"
    #expect(throws: CommandFailure(.noInput, path: folder + "/none", missing)) { try InputFile.read(folder + "/none") }
    #expect(throws: CommandFailure(.noInput, path: file + "/x", "is missing (Not a directory); check the path")) {
      try InputFile.read(file + "/x")
    }
    #expect(throws: CommandFailure(.noInput, path: folder, "is a directory; name a file in it")) {
      try InputFile.read(folder)
    }
    #expect(throws: CommandFailure(.noInput, "an empty file name was given; name a file")) { try InputFile.read("") }
    #expect(
      throws: CommandFailure(.data, path: "/dev/zero", "is longer than 100000 bytes; is this the right file?")
    ) { try InputFile.read("/dev/zero", limit: 100_000) }
    #expect(throws: CommandFailure(.noInput, path: folder + "/none", missing)) {
      _ = try InputReader(path: folder + "/none")
    }
  }
}
