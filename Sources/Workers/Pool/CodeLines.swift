import ChildProcess
import Foundation

/// The lines of source of a library's instructions, from its debug information. The toolchain's `llvm-symbolizer` reads it.
enum CodeLines {
  /// A function of the source at an instruction. Several are inlined into each other.
  struct Frame: Equatable {
    let function: String
    let file: String
    let line: Int
  }

  /// What the compiler calls the function that traps: the rest is what failed.
  static let failurePrefix = "Swift runtime failure: "

  private static let program = "llvm-symbolizer"

  /// The functions at some instructions, the innermost first. Empty without debug information or without a toolchain.
  static func frames(of instructions: [UInt64], library: String) -> [Frame] {
    guard let path, let pipe = ChildProcess.makePipe() else { return [] }
    defer { close(pipe.read) }
    let addresses = instructions.map { "0x" + String($0, radix: 16) }
    let child = try? ChildProcess(
      path, ["--obj=\(library)", "--inlines", "--functions=short", "--output-style=LLVM"] + addresses,
      files: [1: .descriptor(pipe.write)])
    close(pipe.write)
    guard let child else { return [] }
    let text = FileHandle(fileDescriptor: pipe.read).readDataToEndOfFile()
    guard child.wait() == 0 else { return [] }
    return frames(String(decoding: text, as: UTF8.self))
  }

  /// Reads pairs of lines: the function, and its file with line and column.
  static func frames(_ text: String) -> [Frame] {
    let lines = text.split(separator: "\n")
    return stride(from: 0, to: lines.count - 1, by: 2).compactMap { index in
      let parts = lines[index + 1].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
      return Frame(
        function: String(lines[index]), file: parts.dropLast(2).joined(separator: ":"), line: line)
    }
  }

  /// The program: in the search path, or beside the compiler.
  private static var path: String? {
    if let path = Programs.path(of: program) { return path }
    guard let compiler = Programs.path(of: "swiftc") else { return nil }
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    let path = folder.appending(path: program).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}
