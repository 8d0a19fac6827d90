import ChildProcess
import Foundation
import JSONText

/// The Swift compiler of the search path.
struct SwiftCompiler {
  let path: String

  /// Finds `swiftc`. Throws with kind `unavailable` if it is not installed.
  init() throws(RulesBuildError) {
    guard let path = Programs.path(of: "swiftc") else {
      throw RulesBuildError(
        .unavailable,
        "rules cannot be compiled: there is no 'swiftc' in PATH; install Swift (https://www.swift.org/install) or use a "
          + "build with --build NAME")
    }
    self.path = path
  }

  /// A text that changes if another compiler is installed.
  var identity: String { Programs.identity(of: path) }

  /// The first line of the compiler's version text.
  func version(scratch: String) throws(RulesBuildError) -> String {
    let run = try CapturedRun(path, ["--version"], scratch: scratch)
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "unknown"
  }

  /// The longest time of a build.
  private static let longestSeconds = 600.0

  /// The options that decide what the compiler makes, apart from names and folders.
  static let options = [
    "-emit-library", "-O", "-wmo", "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
    "-diagnostic-style=llvm",
    // Seconds for one expression. The compiler names its line then.
    "-Xfrontend", "-solver-expression-time-threshold=60",
    // The lines of the code, for the place of a crash. Paths of this machine are not part of the library. Functions that were merged
    // with others of equal code would have no lines, and names of each other.
    "-gline-tables-only", "-file-compilation-dir", ".", "-Xllvm", "-swiftmergefunc-threshold=0",
  ]

  /// Whether the compiler can write the modules of C headers to the cache in the home folder.
  private static var canUseOwnCache: Bool {
    var path = NSHomeDirectory() + "/.cache/clang/ModuleCache"
    while path != "/", access(path, F_OK) != 0 { path = (path as NSString).deletingLastPathComponent }
    return access(path, W_OK) == 0
  }

  /// Compiles sources into a library. Returns the compiler's messages, or `nil` if there was no error.
  func compile(
    _ sources: [String], module: String, importing modules: String, to library: String, options: [String] = [],
    scratch: String
  ) throws(RulesBuildError) -> CompilerMessages? {
    let temporary = NSTemporaryDirectory()
    guard access(temporary, W_OK | X_OK) == 0 else {
      throw RulesBuildError(
        .cannotCreate,
        "the temporary folder \(temporary) cannot be used: \(String(cString: strerror(errno))); set TMPDIR to a folder that "
          + "can be written")
    }
    let cache = Self.canUseOwnCache ? [] : ["-module-cache-path", "\(scratch)/../module.cache"]
    let run = try CapturedRun(
      seconds: Self.longestSeconds, path,
      Self.options + options + cache + ["-module-name", module, "-I", modules, "-o", library] + sources,
      scratch: scratch)
    guard run.code != 0 else { return nil }
    // The compiler's driver prints its own errors on standard output.
    let messages = CompilerMessages(run.errorLines)
    return messages.errors.isEmpty ? CompilerMessages(run.errorLines + run.outputLines) : messages
  }
}

extension SwiftCompiler {
  /// The path of another program of the compiler's toolchain.
  func tool(_ name: String) -> String {
    let folder = URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    return folder.appending(path: name).path
  }

  /// The environment of a program that uses the toolchain's SwiftSyntax, wherever the toolchain is. Its other libraries, such as
  /// the Swift runtime, are those that it is linked with.
  var syntaxEnvironment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    let folder = URL(filePath: tool("")).deletingLastPathComponent().appending(path: "lib/swift/host").path
    variables["LD_LIBRARY_PATH"] = ([folder] + (variables["LD_LIBRARY_PATH"].map { [$0] } ?? [])).joined(separator: ":")
    return variables
  }

  /// The name of the platform that the compiler compiles for.
  func target(scratch: String) throws(RulesBuildError) -> String {
    let run = try CapturedRun(path, ["-print-target-info"], scratch: scratch)
    let info = try? JSONValue.parse(run.output)
    guard let info, let target = info["target"]?["unversionedTriple"]?.string else {
      throw RulesBuildError(.unavailable, "\(path): does not name its target; install Swift 6")
    }
    return target
  }
}
