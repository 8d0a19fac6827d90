import Foundation
import GitRepositories

/// Whether the sources of a build differ from those of a commit.
package enum SourceChanges {
  /// The first of some files and folders whose Swift files differ from those at a commit, in content or in name.
  ///
  /// What is not in the commit differs. Throws if the files cannot be read now.
  package static func first(of paths: [String], since revision: String) throws(RulesBuildError) -> String? {
    for path in paths {
      let now = try SourceSearch.list(path).map { file in
        RulesFile(path: file, content: Array(FileManager.default.contents(atPath: file) ?? Data()))
      }
      let before: [RulesFile]
      do throws(RulesBuildError) { before = try GitRevision(revision).files([path]) } catch {
        guard error.kind == .missing else { throw error }
        return path
      }
      if now != before { return path }
    }
    return nil
  }
}
