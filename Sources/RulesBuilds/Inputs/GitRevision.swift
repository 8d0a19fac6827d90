import Foundation

/// Sources as they are at a commit of a Git repository.
struct GitRevision {
  /// The revision as the user named it.
  let name: String
  private let git: String
  private let scratch: String

  /// Throws with kind `unavailable` if Git is not installed.
  init(_ name: String, scratch: String) throws(RulesBuildError) {
    guard let git = Programs.path(of: "git") else {
      throw RulesBuildError(.unavailable, "rev:\(name): there is no 'git' in PATH; install it or compare with a build")
    }
    self.name = name
    self.git = git
    self.scratch = scratch
  }

  /// The Swift files below the named files and folders at the revision, under the paths that the named ones would have.
  func files(_ paths: [String]) throws(RulesBuildError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      for file in try self.files(path) where !files.contains(where: { $0.path == file.path }) { files.append(file) }
    }
    return files
  }

  private func files(_ path: String) throws(RulesBuildError) -> [SourceFile] {
    let (folder, rest) = Self.split(path)
    guard
      let commit = try output(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], in: folder)
    else {
      let repository = try run(["rev-parse", "--git-dir"], in: folder)
      guard repository.code == 0 else { throw Self.noRepository(path, repository.errorLines) }
      throw RulesBuildError(
        .missing, "rev:\(name): there is no such commit; check its name, or fetch it with 'git fetch'")
    }
    let hash = String(decoding: commit, as: UTF8.self).trimmingCharacters(in: .newlines)
    let tree = try output(["ls-tree", "-r", "-z", hash, "--", rest], in: folder)
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
      if let file = try self.file(entry, at: hash, in: folder) { blobs.append(file) }
    }
    guard !blobs.isEmpty else {
      throw RulesBuildError(.missing, "\(path): has no Swift files at rev:\(name); check the path and the commit")
    }
    let contents = try contents(blobs.map(\.hash), in: folder)
    return zip(blobs, contents).map { blob, content in
      let name = Self.below(rest, blob.path)
      let root = path.hasSuffix("/") ? String(path.dropLast()) : path
      return SourceFile(path: blob.path == rest ? path : "\(root)/\(name)", content: content)
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
  private func file(_ entry: TreeEntry, at commit: String, in folder: String) throws(RulesBuildError) -> TreeEntry? {
    var (target, steps) = (entry, 0)
    while target.kind == .link {
      steps += 1
      guard steps <= 40, let text = try contents([target.hash], in: folder).first else { return nil }
      let link = String(decoding: text, as: UTF8.self)
      let path = link.hasPrefix("/") ? link : (target.path as NSString).deletingLastPathComponent + "/" + link
      guard
        let line = try output(["ls-tree", "-z", commit, "--", path.hasPrefix("/") ? "." + path : path], in: folder),
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

  private static func noRepository(_ path: String, _ lines: [String]) -> RulesBuildError {
    let reason = lines.first { $0.hasPrefix("fatal: ") }.map { $0.dropFirst("fatal: ".count) } ?? ""
    guard !reason.isEmpty, !reason.hasPrefix("not a git repository") else {
      return RulesBuildError(.missing, "\(path): is not in a Git repository; --against rev:COMMIT needs one")
    }
    let remedy =
      reason.contains("dubious ownership")
      ? "another user owns it; 'git config --global --add safe.directory FOLDER' allows it" : "try 'git status' there"
    return RulesBuildError(.missing, "\(path): Git cannot read the repository: \(reason); \(remedy)")
  }

  /// The contents of objects, in their order.
  private func contents(_ hashes: [String], in folder: String) throws(RulesBuildError) -> [[UInt8]] {
    let list = "\(scratch)/objects"
    guard FileManager.default.createFile(atPath: list, contents: Data(hashes.map { $0 + "\n" }.joined().utf8)) else {
      throw RulesBuildError(.inputOutput, "\(list): cannot be written; check the folder and its permissions")
    }
    guard let bytes = try output(["cat-file", "--batch"], in: folder, input: list) else {
      throw RulesBuildError(.inputOutput, "rev:\(name): Git cannot read the files; try 'git fsck'")
    }
    // Each object is preceded by a line with its hash, kind and size, and followed by a line feed.
    var contents: [[UInt8]] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 10) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), rest.index(after: end) + size < rest.endIndex else { break }
      contents.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[(end + 2 + size)...]
    }
    guard contents.count == hashes.count else {
      throw RulesBuildError(.inputOutput, "rev:\(name): Git cannot read the files; try 'git fetch' or 'git fsck'")
    }
    return contents
  }

  /// The output of a Git command, or `nil` if it fails.
  private func output(
    _ arguments: [String], in folder: String, input: String? = nil
  ) throws(RulesBuildError) -> [UInt8]? {
    let run = try run(arguments, in: folder, input: input)
    return run.code == 0 ? run.output : nil
  }

  /// Runs Git for the repository of a folder, also where a hook of Git's has set the variables for another one.
  private func run(
    _ arguments: [String], in folder: String, input: String? = nil
  ) throws(RulesBuildError) -> CapturedRun {
    let variables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"]
    return try CapturedRun(
      "/usr/bin/env", variables.flatMap { ["-u", $0] } + ["LC_ALL=C", git, "-C", folder] + arguments, input: input,
      scratch: scratch)
  }
}
