import Foundation

/// The builds that the tools keep to use them again, one folder for each content.
struct BuildCache {
  /// The number of builds that are kept; the ones used longest ago are removed first. A build has 0.1 to 0.3 MB.
  static let capacity = 256

  /// The environment variable that names a folder for the builds of several projects.
  static let variable = "TOUCHREPLAY_CACHE"

  let folder: String

  /// The cache in the folder that the environment names, else that of the project, else one in the temporary folder.
  ///
  /// A folder that the environment names is used or the build fails: another one would hide that it cannot be written.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(RulesBuildError) {
    if let named = environment[Self.variable], !named.isEmpty {
      try self.init(candidates: [URL(filePath: named).standardizedFileURL.path + "/builds"])
    } else {
      try self.init(candidates: [
        "\(ProjectFolder.path)/cache/builds", "\(NSTemporaryDirectory())touchreplay-\(getuid())/cache/builds",
      ])
    }
  }

  /// The cache in the first of several folders that can be written.
  init(candidates: [String]) throws(RulesBuildError) {
    for candidate in candidates where Self.prepare(candidate) {
      folder = candidate
      return
    }
    let (folders, which) =
      candidates.count == 1
      ? ("\(candidates[0]) cannot be written, or others can replace it", "it")
      : ("neither \(candidates.joined(separator: " nor ")) can be written", "one")
    throw RulesBuildError(.cannotCreate, "a build needs a folder: \(folders); make \(which) writable")
  }

  /// The finished build of a key. `nil` if there is none, or if it is damaged.
  func build(_ key: String, name: String) -> RulesBuild? {
    guard let build = RulesBuild(folder: "\(folder)/\(key)", name: name) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: build.folder)
    return build
  }

  /// Waits until no other process makes the build of a key.
  func lock(_ key: String, onWait: () -> Void) throws(RulesBuildError) -> FolderLock {
    try FolderLock("\(folder)/\(key).lock", onWait: onWait)
  }

  /// An empty folder for the work on the build of a key.
  func scratch(_ key: String) throws(RulesBuildError) -> String {
    let path = "\(folder)/\(key).\(getpid()).part"
    try? FileManager.default.removeItem(atPath: path)
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw RulesBuildError(.cannotCreate, "\(path): cannot be created; check the folder and its permissions")
    }
    return path
  }

  /// Moves a finished folder to the place of its key, and removes old builds.
  func publish(_ scratch: String, as key: String) throws(RulesBuildError) {
    try? FileManager.default.removeItem(atPath: "\(folder)/\(key)")
    do { try FileManager.default.moveItem(atPath: scratch, toPath: "\(folder)/\(key)") } catch {
      throw RulesBuildError(.inputOutput, "\(folder)/\(key): cannot be created; check the folder and its permissions")
    }
    removeOldBuilds(keeping: key)
  }

  private func removeOldBuilds(keeping key: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let builds = names.filter { !$0.contains(".") && $0 != key }
      .map { (name: $0, used: modificationDate("\(folder)/\($0)")) }.sorted { $0.used > $1.used }
    for build in builds.dropFirst(Self.capacity - 1) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(build.name)")
      FolderLock.removeIfFree("\(folder)/\(build.name).lock")
    }
    Self.removeLeftovers(in: folder)
    // A build that failed leaves its lock.
    for name in names where name.hasSuffix(".lock") && !names.contains(String(name.dropLast(".lock".count))) {
      let path = "\(folder)/\(name)"
      if modificationDate(path).timeIntervalSinceNow < -86_400 { FolderLock.removeIfFree(path) }
    }
  }

  /// Removes the folders `NAME.PID.part` of processes that have ended without removing them.
  static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".part") {
      guard let process = name.split(separator: ".").dropLast().last.flatMap({ pid_t($0) }), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  private func modificationDate(_ path: String) -> Date {
    (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date) ?? .distantPast
  }

  /// Creates a folder if necessary. Returns whether this process may write in it and no other user can: a library from it
  /// is code that runs.
  static func prepare(_ path: String) -> Bool {
    if path.hasPrefix(ProjectFolder.path + "/") { try? ProjectFolder.create() }
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard access(path, W_OK | X_OK) == 0 else { return false }
    // The folder, `cache` and the one around that: who can write in one of them can replace the next one.
    var folder = path
    for _ in 0..<3 {
      var status = stat()
      guard stat(folder, &status) == 0 else { return false }
      // In a folder with the sticky bit, others cannot replace what is this user's.
      let isSticky = status.st_mode & 0o1000 != 0 && folder != path
      // Root can replace any folder anyway.
      let isTrusted = status.st_uid == getuid() || folder != path && status.st_uid == 0
      guard isSticky || isTrusted && status.st_mode & 0o002 == 0 else { return false }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return true
  }
}
