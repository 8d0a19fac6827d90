import Foundation

/// The builds that a user keeps under a name.
package enum NamedBuilds {
  /// The folder of a build: a name with a slash is a folder, another name is a folder in `.touchreplay/builds` of the
  /// project.
  package static func folder(_ name: String) -> String {
    name.contains("/") ? name : "\(ProjectFolder.path)/builds/\(name)"
  }

  /// The build of a name. Throws with kind `unavailable` if it is missing or damaged.
  package static func build(_ name: String) throws(RulesBuildError) -> RulesBuild {
    let folder = folder(name)
    if let build = RulesBuild(folder: folder, name: name) { return build }
    guard FileManager.default.fileExists(atPath: folder) else {
      throw RulesBuildError(
        .unavailable,
        "build '\(name)' is unavailable: there is no folder \(folder); make it with 'replayer build FILES -o \(name)'")
    }
    throw RulesBuildError(
      .unavailable,
      "build '\(name)' is unavailable: \(folder) is damaged or of another version; make it again with 'replayer build "
        + "FILES -o \(name) --force'")
  }

  /// Fails if a build of a name cannot be made because its folder exists and is not to be replaced.
  package static func check(_ name: String, replacing: Bool) throws(RulesBuildError) {
    let folder = folder(name)
    guard !name.isEmpty, name != ".", name != "..", !name.hasSuffix("/") else {
      throw RulesBuildError(.cannotCreate, "'\(name)' is no name for a build; give one such as 'main'")
    }
    guard FileManager.default.fileExists(atPath: folder) else { return }
    guard replacing else {
      throw RulesBuildError(.cannotCreate, "\(folder): exists already; choose another name or give --force")
    }
    guard FileManager.default.fileExists(atPath: "\(folder)/\(RulesManifest.fileName)") else {
      throw RulesBuildError(.cannotCreate, "\(folder): is not a build, so it is not replaced; choose another name")
    }
  }

  /// Copies a build of the cache into the folder of a name, together with the tools that run it and their Swift runtime.
  package static func keep(
    _ build: RulesBuild, as name: String, replacing: Bool, tools: [String], of installation: Installation
  ) throws(RulesBuildError) -> RulesBuild {
    try check(name, replacing: replacing)
    let folder = folder(name)
    let part = "\(folder).\(getpid()).part"
    defer { try? FileManager.default.removeItem(atPath: part) }
    var manifest = build.manifest
    do {
      if !name.contains("/") { try ProjectFolder.create() }
      let parent = (folder as NSString).deletingLastPathComponent
      if !parent.isEmpty { try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true) }
      if !name.contains("/") { BuildCache.removeLeftovers(in: parent) }
      try FileManager.default.copyItem(atPath: build.folder, toPath: part)
      try FileManager.default.createDirectory(atPath: "\(part)/tools", withIntermediateDirectories: true)
      for tool in tools {
        guard let path = installation.tool(tool) else { continue }
        try FileManager.default.copyItem(atPath: path, toPath: "\(part)/tools/\(tool)")
        manifest.tools[tool] = "tools/\(tool)"
      }
      let runtime = installation.runtime
      let libraries = "\(part)/\(Installation.libraryFolder)"
      if !runtime.isEmpty {
        try FileManager.default.createDirectory(atPath: libraries, withIntermediateDirectories: true)
      }
      for path in runtime {
        try FileManager.default.copyItem(
          atPath: path, toPath: "\(libraries)/\((path as NSString).lastPathComponent)")
      }
      try Data(manifest.json().utf8).write(to: URL(filePath: "\(part)/\(RulesManifest.fileName)"))
      if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
      try FileManager.default.moveItem(atPath: part, toPath: folder)
    } catch {
      throw RulesBuildError(
        .cannotCreate,
        "\(folder): cannot be created (\(error.localizedDescription)); check the folder and its permissions")
    }
    return RulesBuild(folder: folder, manifest: manifest, name: name)
  }
}
