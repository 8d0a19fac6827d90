import CommandLineSupport
import Foundation
import JSONText

/// The configuration file of a repository, `touchreplay.json`.
struct ConfigurationFile {
  static let name = "touchreplay.json"

  /// The path as it is printed, from the working directory.
  let path: String
  /// The members with their keys. `$schema` is left out.
  let members: [(key: ConfigurationKey, member: JSONMember)]

  /// The file of the nearest folder that has one, from a working directory upwards to the root of its repository.
  static func find(from folder: String = FileManager.default.currentDirectoryPath) throws(CommandFailure) -> String? {
    for candidate in folders(from: folder) {
      let found = names(in: candidate).filter(InputFile.exists)
      guard found.count < 2 else {
        throw CommandFailure(.data, path: found[0], "\(found[1]) is there too; keep one of them")
      }
      if let path = found.first { return path }
    }
    return nil
  }

  /// The paths at which a file is, or would be used instead of the one that is.
  static func places() -> [String] {
    var places: [String] = []
    for candidate in folders(from: FileManager.default.currentDirectoryPath) {
      places += names(in: candidate)
      if names(in: candidate).contains(where: InputFile.exists) { break }
    }
    return places
  }

  private static func names(in folder: String) -> [String] { ["\(folder)\(name)", "\(folder).config/\(name)"] }

  /// The folders that are searched, as the beginnings of paths, the nearest first.
  ///
  /// Outside a repository only the working directory is searched. The search does not enter a folder above that belongs to
  /// another user or in which everybody can write, because the file can name code that runs.
  private static func folders(from folder: String) -> [String] {
    var (current, up) = (URL(filePath: folder).resolvingSymlinksInPath().path, "")
    var candidates: [String] = []
    var isRepository = false
    while true {
      candidates.append(up)
      isRepository = InputFile.exists("\(current)/.git")
      let parent = (current as NSString).deletingLastPathComponent
      guard !isRepository, parent != current, isTrusted(parent) else { break }
      (current, up) = (parent, up + "../")
    }
    return isRepository ? candidates : [""]
  }

  /// Reads a file. Throws with exit code 65 if it has an unknown key or a value of a wrong type.
  init(reading path: String) throws(CommandFailure) {
    self.path = path
    let bytes = try InputFile.read(path, limit: 1 << 20)
    let document: JSONValue
    do { document = try JSONValue.parse(bytes) } catch { throw CommandFailure(.data, path: path, error.description) }
    guard let object = document.object else {
      throw CommandFailure(
        .data, path: path, "is \(document.kind); a configuration is an object, { \"recordings\": … }")
    }
    var members: [(ConfigurationKey, JSONMember)] = []
    let names = ConfigurationKey.all.map(\.name) + ["$schema"]
    for member in object where member.key != "$schema" {
      guard let key = ConfigurationKey.all.first(where: { $0.name == member.key }) else {
        let remedy =
          NearMiss.remedy(for: member.key, among: names) ?? "the keys are \(names.joined(separator: ", "))"
        throw CommandFailure(
          .data, path: path, "line \(member.keyLine): unknown key '\(member.key.onOneLine())'; \(remedy)")
      }
      members.append((key, member))
    }
    self.members = members
    for (key, _) in members { _ = try texts(of: key) }
  }

  /// The values of the option of a key; `nil` if the file does not have the key.
  func texts(of key: ConfigurationKey) throws(CommandFailure) -> [String]? {
    guard let member = members.first(where: { $0.key.name == key.name })?.member else { return nil }
    do {
      return try key.texts(of: member.value, path: located)
    } catch {
      throw CommandFailure(.data, path: path, "line \(member.keyLine): \(error.message)")
    }
  }

  /// The origin of a key in messages.
  func origin(of key: ConfigurationKey) -> ArgumentOrigin {
    let line = members.first { $0.key.name == key.name }?.member.keyLine ?? 0
    return ArgumentOrigin(name: "\(path): line \(line): '\(key.name)'", exitCode: .data)
  }

  /// The path from the working directory of a path in the file, which is relative to the file's folder.
  private func located(_ text: String) -> String {
    guard !text.hasPrefix("/") else { return text }
    var folder = (path as NSString).deletingLastPathComponent
    var rest = text
    while rest.hasPrefix("./") { rest.removeFirst(2) }
    while rest.hasPrefix("../") || rest == "..", !folder.isEmpty, (folder as NSString).lastPathComponent != ".." {
      folder = (folder as NSString).deletingLastPathComponent
      rest = String(rest.dropFirst(3))
    }
    let parts = [folder, rest].filter { !$0.isEmpty }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static func isTrusted(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_uid == getuid() && status.st_mode & 0o002 == 0
  }
}
