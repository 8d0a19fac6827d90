import ChildProcess
import CommandLineSupport
import Foundation

/// The standard output of a process that may be run again: it is printed only if its run counts.
@MainActor
final class OutputOfRun {
  /// What the process writes to.
  let descriptor: Int32
  private let console: Console
  private let isBuffered: Bool

  /// Creates a file without a name, if the output is buffered. Otherwise it is that of the console.
  init(isBuffered: Bool, _ console: Console) throws(IsolatedEnvironment.FolderError) {
    (self.isBuffered, self.console) = (isBuffered, console)
    guard isBuffered else {
      descriptor = console.output.fileDescriptor
      return
    }
    descriptor = try IsolatedEnvironment.openNamelessFile()
  }

  deinit { if isBuffered { close(descriptor) } }

  /// Prints what was written.
  func print() {
    guard isBuffered, lseek(descriptor, 0, SEEK_SET) == 0 else { return }
    let text = FileHandle(fileDescriptor: descriptor).readDataToEndOfFile()
    console.output.write(String(decoding: text, as: UTF8.self))
  }
}
