import CommandLineSupport
import Foundation
import RulesBuilds

/// Paths relative to a project, which are the same on every machine.
enum ProjectPlace {
  /// The folder of the project, relative to the working directory; empty if that is the folder.
  static var root: String { (ProjectFolder.path as NSString).deletingLastPathComponent }

  /// The path of a file relative to the project's root.
  static func path(of file: String) -> String { path(of: file, from: InputFile.resolved(root.isEmpty ? "." : root)) }

  /// The path of a file relative to a folder, which is an absolute path without links.
  static func path(of file: String, from folder: String) -> String {
    let target = InputFile.resolved(file).split(separator: "/").map(String.init)
    let base = folder.split(separator: "/").map(String.init)
    let shared = zip(target, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + target[shared...]).joined(separator: "/")
  }
}
