import Foundation

/// The executable of this process.
enum Executable {
  /// Its path, as a program is started with it.
  static let path: String = {
    #if os(Linux)
      // The link also works if the file was replaced or removed after the start.
      let link = "/proc/self/exe"
      let file = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
      return FileManager.default.isExecutableFile(atPath: file) ? file : link
    #else
      return Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }()
}
