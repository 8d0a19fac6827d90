import CommandLineSupport
import Foundation
import Testing

@Suite("A tool's output")
struct OutputTests {
  @Test("is complete and in order, for pieces of any size")
  func order() throws {
    let path = NSTemporaryDirectory() + "output-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    let output = StandardOutput(fileDescriptor: descriptor)
    var expected = ""
    for size in [1, 70_000, 3, 65_535, 65_536, 0, 10] {
      let piece = String(repeating: "\(size % 10)", count: size)
      output.line(piece)
      expected += piece + "\n"
    }
    output.write([0x61, 0x0A])
    try output.finish()
    close(descriptor)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == expected + "a\n")
  }

  @Test("is dropped silently when the pipe is closed")
  func closedPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = SystemPipe()
    pipe.closeReading()
    let output = StandardOutput(fileDescriptor: pipe.writing)
    #expect(!output.isClosed)
    output.line("a")
    output.flush()
    #expect(output.isClosed)
    output.line("b")
    try output.finish()
  }

  @Test("fails with the I/O code when the disk is full", .enabled(if: access("/dev/full", W_OK) == 0))
  func fullDisk() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let output = StandardOutput(fileDescriptor: descriptor)
    output.line("a")
    #expect(
      throws: CommandFailure(
        .io,
        "standard output: cannot be written (No space left on device); free some space or write elsewhere")
    ) { try output.finish() }
  }

  @Test("shows progress on a line that diagnostics replace, and only where it is requested")
  func progress() {
    let shown = SystemPipe()
    let error = StandardError(fileDescriptor: shown.writing, showsProgress: true)
    error.progress("1 of 2")
    error.line("odd")
    error.progress("2 of 2")
    error.clearProgress()
    error.line("done")
    #expect(shown.drain() == "\r\u{1B}[K1 of 2\r\u{1B}[Kodd\n\r\u{1B}[K2 of 2\r\u{1B}[Kdone\n")

    let plain = SystemPipe()
    let quiet = StandardError(fileDescriptor: plain.writing)
    quiet.progress("1 of 2")
    quiet.line("odd")
    #expect(plain.drain() == "odd\n")
  }

  @Test("is written to a file as a whole, in place of the old one, and through links and devices")
  func files() throws {
    let files = FileManager.default
    let folder = NSTemporaryDirectory() + "files-\(UUID().uuidString)"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    try OutputFile.write("first and longer", to: folder + "/a")
    try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "a")
    try OutputFile.write("second", to: folder + "/link")
    #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "second")
    try OutputFile.write("third", to: folder + "/a")
    #expect(try String(contentsOfFile: folder + "/link", encoding: .utf8) == "third")
    try OutputFile.write("nowhere", to: "/dev/null")
    #expect(try files.contentsOfDirectory(atPath: folder).sorted() == ["a", "link"])
  }

  @Test("fails with a message when the file cannot be created or written")
  func fileFailures() {
    #expect(
      throws: CommandFailure(
        .cannotCreate, path: "/nonexistent/a",
        "cannot be created (No such file or directory); check the folder and its permissions")
    ) { try OutputFile.write("a", to: "/nonexistent/a") }
    if access("/dev/full", W_OK) == 0 {
      #expect(
        throws: CommandFailure(
          .io, path: "/dev/full",
          "cannot be written (No space left on device); free some space or write elsewhere")
      ) { try OutputFile.write("a", to: "/dev/full") }
    }
  }
}
