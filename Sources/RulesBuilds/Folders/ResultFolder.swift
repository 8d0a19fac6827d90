import ContentHashing
import Foundation

/// The folder of the results of the last comparisons.
package enum ResultFolder {
  /// The number of folders for which results are kept outside of a project.
  private static let capacity = 64

  /// The folder, created if necessary: that of the project, or outside of a project one in the temporary folder, so that a
  /// comparison adds nothing to a folder that is no project. `nil` if none can be written.
  package static func make() -> String? {
    if ProjectFolder.isInProject {
      if (try? ProjectFolder.create()) != nil, access(ProjectFolder.path, W_OK | X_OK) == 0 {
        return ProjectFolder.path
      }
    }
    guard BuildCache.prepare(temporary) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: temporary)
    prune()
    return temporary
  }

  /// Both folders, that of a project first.
  package static var candidates: [String] { (ProjectFolder.isInProject ? [ProjectFolder.path] : []) + [temporary] }

  private static var root: String { "\(NSTemporaryDirectory())touchreplay-\(getuid())/results" }

  private static var temporary: String {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
    var hash = BLAKE2b()
    hash.update(Array(folder.utf8))
    return "\(root)/\(hash.hexDigest().prefix(32))"
  }

  /// Removes the folders used longest ago.
  private static func prune() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    guard names.count > capacity else { return }
    let dated = names.map { name -> (Date, String) in
      let path = "\(root)/\(name)"
      return (
        (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date) ?? .distantPast, path
      )
    }
    for (_, path) in dated.sorted(by: { $0.0 < $1.0 }).prefix(names.count - capacity) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
