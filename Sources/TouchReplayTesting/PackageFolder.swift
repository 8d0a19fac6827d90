import Foundation
import RecordingStore
import TouchInput

/// The folder of the package that a test belongs to. Names of files are relative to it.
struct PackageFolder {
  private let path: String
  private let manager = FileManager.default

  /// - Parameter filePath: The file of the test.
  init(of filePath: String) {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    let first = folder
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        path = folder.path
        return
      }
      folder.deleteLastPathComponent()
    }
    // A test outside a package: beside its file.
    path = first.path
  }

  /// The absolute path of a file.
  func resolve(_ name: String) -> String {
    name.hasPrefix("/") ? name : "\(path)/\(name)"
  }

  func exists(_ name: String) -> Bool { manager.fileExists(atPath: resolve(name)) }

  /// Creates the folder of a file.
  func makeFolder(of name: String) throws {
    let folder = URL(fileURLWithPath: resolve(name)).deletingLastPathComponent()
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The samples of a touch file.
  func touches(_ name: String) throws -> [TouchSample] {
    guard let contents = manager.contents(atPath: resolve(name)) else {
      throw ReplayFailure("there is no touch file \(resolve(name))")
    }
    var parser = TouchFileParser()
    var samples: [TouchSample] = []
    do {
      try Array(contents).withUnsafeBufferPointer { (bytes) throws(TouchFileError) in
        try parser.feed(UnsafeRawBufferPointer(bytes), into: &samples)
      }
      let open = try parser.finish(into: &samples)
      samples += open
    } catch {
      throw ReplayFailure("\(name): \(error)")
    }
    return samples
  }
}
