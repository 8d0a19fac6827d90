package import JSONText

/// The description of a build in its folder, `manifest.json`.
package struct RulesManifest: Sendable {
  /// A source with the digest of its content.
  package struct Source: Equatable, Sendable {
    package let path: String
    package let hash: String
  }

  package static let format = 1
  package static let fileName = "manifest.json"

  /// The module that the sources were compiled as.
  package let module: String
  package let sources: [Source]
  /// The commit of the sources, if they were not read from files.
  package let revision: String?
  package let compiler: String
  /// The version of the tools that compiled the build.
  package let engineVersion: String
  /// The paths of the build's own tools, relative to its folder: empty in the cache.
  package var tools: [String: String]
  /// The digest of the library.
  package let libraryHash: String
  /// The classes that scenes can use, as the translator describes them.
  package let classes: [JSONValue]
  /// The members that were cut, because they do not compile.
  package let cuts: [JSONValue]
  /// What the translator could not translate.
  package let problems: [String]
  /// What the module UIKit lacks for the sources, the most frequent first.
  package var missing: [String] = []
  /// The functions of the sources with their lines, as the translator describes them.
  package var functions: [JSONValue] = []
  /// The faults that the code can have, as the translator describes them; empty for other builds.
  package var mutants: [JSONValue] = []
  /// The bodies of functions whose executions such a build notes.
  package var bodies: [JSONValue] = []

  package func json() -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("format", Self.format)
      json.member("module", module)
      json.member("library", RulesBuild.libraryName)
      json.member("libraryHash", libraryHash)
      json.key("engine")
      json.object { json in
        json.member("version", engineVersion)
        json.key("tools")
        json.object { json in
          for (name, path) in tools.sorted(by: { $0.key < $1.key }) { json.member(name, path) }
        }
      }
      json.member("compiler", compiler)
      json.member("revision", revision)
      json.member("sources", objects: sources) { json, source in
        json.member("path", source.path)
        json.member("hash", source.hash)
      }
      json.key("classes")
      json.array { json in
        for value in classes { value.write(to: &json, canonical: false) }
      }
      json.key("functions")
      json.array { json in
        for value in functions { value.write(to: &json, canonical: false) }
      }
      if !mutants.isEmpty {
        json.key("mutants")
        json.array { json in
          for value in mutants { value.write(to: &json, canonical: false) }
        }
        json.key("bodies")
        json.array { json in
          for value in bodies { value.write(to: &json, canonical: false) }
        }
      }
      json.key("cuts")
      json.array { json in
        for value in cuts { value.write(to: &json, canonical: false) }
      }
      json.member("problems", problems)
      json.member("missing", missing)
    }
    return json.finish()
  }
}

extension RulesManifest {
  /// Reads a manifest. `nil` if it is damaged or of another format.
  package init?(_ bytes: [UInt8]) {
    guard let json = try? JSONValue.parse(bytes), json["format"]?.integer == Self.format,
      let module = json["module"]?.string, let libraryHash = json["libraryHash"]?.string,
      let compiler = json["compiler"]?.string, let engine = json["engine"], let version = engine["version"]?.string,
      let sources = json["sources"]?.array
    else { return nil }
    self.module = module
    self.libraryHash = libraryHash
    self.compiler = compiler
    engineVersion = version
    revision = json["revision"]?.string
    tools = [:]
    for member in engine["tools"]?.object ?? [] { tools[member.key] = member.value.string }
    self.sources = sources.compactMap { source in
      guard let path = source["path"]?.string, let hash = source["hash"]?.string else { return nil }
      return Source(path: path, hash: hash)
    }
    classes = json["classes"]?.array ?? []
    functions = json["functions"]?.array ?? []
    cuts = json["cuts"]?.array ?? []
    mutants = json["mutants"]?.array ?? []
    bodies = json["bodies"]?.array ?? []
    missing = (json["missing"]?.array ?? []).compactMap(\.string)
    problems = (json["problems"]?.array ?? []).compactMap(\.string)
  }
}
