package import Findings
import Foundation
import JSONText

/// The programs of the toolchain that read what code with counters has counted.
package struct CoverageTools {
  private let merge: String
  private let read: String

  /// Finds `llvm-profdata` and `llvm-cov` beside the compiler of the search path, whose format they read. Throws with kind
  /// `unavailable` if one is missing.
  package init() throws(RulesBuildError) {
    let compiler = try SwiftCompiler()
    (merge, read) = (compiler.tool("llvm-profdata"), compiler.tool("llvm-cov"))
    for path in [merge, read] where !FileManager.default.isExecutableFile(atPath: path) {
      throw RulesBuildError(
        .unavailable,
        "coverage cannot be measured: there is no \(path), which is a part of Swift's toolchain; install the whole toolchain "
          + "from https://www.swift.org/install")
    }
  }

  /// The coverage of a build according to profiles, which the library of the build has written.
  ///
  /// - Parameter scratch: A folder of the caller, for files between the programs.
  package func coverage(
    of build: RulesBuild, profiles: [String], scratch: String
  ) throws(RulesBuildError) -> CodeCoverage {
    guard let sources = CoverageSources(build) else {
      throw RulesBuildError(
        .unavailable, "\(build.folder): the build has no counters or is damaged; remove the folder, and run again")
    }
    let merged = "\(scratch)/merged.profdata"
    let merging = try CapturedRun(merge, ["merge", "-sparse", "-o", merged] + profiles, scratch: scratch)
    guard merging.code == 0 else { throw failure(merge, merging) }
    let reading = try CapturedRun(
      read, ["export", "--instr-profile", merged, "--skip-expansions", build.library], scratch: scratch)
    guard reading.code == 0 else { throw failure(read, reading) }
    do {
      let json = try JSONValue.parse(reading.output)
      return CodeCoverage(export: json, sources, build.manifest.functions)
    } catch {
      throw RulesBuildError(.inputOutput, "\(read): its output cannot be read: \(error)")
    }
  }

  private func failure(_ program: String, _ run: CapturedRun) -> RulesBuildError {
    RulesBuildError(
      .inputOutput, "\(program) fails with exit code \(run.code); check the toolchain and the disk",
      details: run.errorLines)
  }
}
