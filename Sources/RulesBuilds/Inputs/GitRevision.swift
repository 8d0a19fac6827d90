import Foundation
import GitRepositories

/// Sources as they are at a commit of a Git repository.
struct GitRevision {
  /// The revision as the user named it.
  let name: String

  init(_ name: String) { self.name = name }

  /// The Swift files below the named files and folders at the revision, under the paths that the named ones would have.
  func files(_ paths: [String]) throws(RulesBuildError) -> [RulesFile] {
    var files: [RulesFile] = []
    for path in paths {
      for file in try self.files(path) where !files.contains(where: { $0.path == file.path }) { files.append(file) }
    }
    return files
  }

  private func files(_ path: String) throws(RulesBuildError) -> [RulesFile] {
    let (folder, rest) = Self.split(path)
    let (git, hash) = try commit(for: path, in: folder)
    let tree = try output(["ls-tree", "-r", "-z", hash, "--", rest], of: git)
    let entries = (tree ?? []).split(separator: 0).compactMap(TreeEntry.init)
    if let module = entries.first(where: { $0.kind == .submodule }),
      SourceSearch.isSearched(Self.below(rest, module.path))
    {
      throw RulesBuildError(
        .missing,
        "\(path): \(module.path) is a submodule, whose files are not in the commit; name the folders beside it, or build the two versions and use --against build:NAME"
      )
    }
    var blobs: [TreeEntry] = []
    for entry in entries.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
    where entry.path == rest ? rest.hasSuffix(".swift") : SourceSearch.isIncluded(Self.below(rest, entry.path)) {
      if let file = try self.file(entry, at: hash, of: git) { blobs.append(file) }
    }
    guard !blobs.isEmpty else {
      throw RulesBuildError(.missing, "\(path): has no Swift files at rev:\(name); check the path and the commit")
    }
    let contents = try contents(blobs.map(\.hash), of: git)
    return zip(blobs, contents).map { blob, content in
      let name = Self.below(rest, blob.path)
      let root = path.hasSuffix("/") ? String(path.dropLast()) : path
      return RulesFile(path: blob.path == rest ? path : "\(root)/\(name)", content: content)
    }
  }

  /// The nearest existing folder above a path, and the rest of the path.
  private static func split(_ path: String) -> (folder: String, rest: String) {
    var folder = URL(filePath: path).standardizedFileURL
    var names: [String] = []
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) || !isFolder.boolValue {
      guard folder.path != "/" else { break }
      names.insert(folder.lastPathComponent, at: 0)
      folder.deleteLastPathComponent()
    }
    return (folder.path, names.isEmpty ? "." : names.joined(separator: "/"))
  }

  private static func below(_ folder: String, _ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
  }

  /// The entry, for a link the file that it leads to under the link's path, or `nil` if that is a folder or missing, as
  /// ``SourceSearch`` has it.
  private func file(_ entry: TreeEntry, at commit: String, of git: GitRepository) throws(RulesBuildError) -> TreeEntry?
  {
    var (target, steps) = (entry, 0)
    while target.kind == .link {
      steps += 1
      guard steps <= 40, let text = try contents([target.hash], of: git).first else { return nil }
      let link = String(decoding: text, as: UTF8.self)
      let path = link.hasPrefix("/") ? link : (target.path as NSString).deletingLastPathComponent + "/" + link
      guard
        let line = try output(["ls-tree", "-z", commit, "--", path.hasPrefix("/") ? "." + path : path], of: git),
        !link.hasPrefix("/")
      else {
        throw RulesBuildError(
          .missing, "rev:\(name): \(entry.path) is a link to a file outside the repository; name that file's folder")
      }
      guard let next = line.split(separator: 0).compactMap(TreeEntry.init).first else { return nil }
      target = next
    }
    return target.kind == .file ? TreeEntry(path: entry.path, hash: target.hash, kind: .file) : nil
  }

  /// The repository of a folder, and the hash of the commit. `path` is the name of the folder in errors.
  private func commit(
    for path: String, in folder: String
  ) throws(RulesBuildError) -> (git: GitRepository, commit: String) {
    do throws(GitError) {
      let git = try GitRepository(of: folder, named: path)
      return (git, try git.commit(name))
    } catch {
      throw RulesBuildError(error)
    }
  }

  /// The contents of objects, in their order.
  private func contents(_ hashes: [String], of git: GitRepository) throws(RulesBuildError) -> [[UInt8]] {
    do throws(GitError) { return try git.contents(hashes) } catch { throw RulesBuildError(error) }
  }

  /// The output of a Git command, or `nil` if it fails.
  private func output(_ arguments: [String], of git: GitRepository) throws(RulesBuildError) -> [UInt8]? {
    do throws(GitError) {
      let run = try git.run(arguments)
      return run.code == 0 ? run.output : nil
    } catch {
      throw RulesBuildError(error)
    }
  }
}

extension RulesBuildError {
  init(_ error: GitError) {
    let kind: Kind =
      switch error.kind {
      case .noProgram: .unavailable
      case .noRepository, .noCommit: .missing
      case .inputOutput: .inputOutput
      case .interrupted: .interrupted
      }
    self.init(kind, error.message)
  }
}
