import CommandLineSupport
import Commands
import Findings
import Pictures
import Playback
import Reporting
import RulesBuilds
import ScenePictures
import Workers

/// Compares recordings for a command, on workers if rules are used or if that is quicker.
@MainActor
struct Comparer {
  private let run: ComparisonRun
  private let arguments: Arguments
  private let console: Console
  private let build: RulesBuild?
  private let baseline: RulesBuild?

  /// `build` is the build of the replays, and `baseline` the one whose outcomes replace the baseline of `run`.
  init(
    _ run: ComparisonRun, build: RulesBuild?, baseline: RulesBuild? = nil, _ arguments: Arguments, _ console: Console
  ) throws {
    self.run = run
    self.arguments = arguments
    self.console = console
    self.build = build
    self.baseline = baseline
  }

  func compare(_ paths: [String]) throws -> ComparisonReport {
    var report = try replay(paths)
    report.replayBuild = build?.name
    for build in [build, baseline].compactMap({ $0 }) where !report.builds.contains(where: { $0.name == build.name }) {
      report.builds.append(ComparisonReport.Build(name: build.name, cuts: build.manifest.cuts.count))
    }
    return report
  }

  private func replay(_ paths: [String]) throws -> ComparisonReport {
    let progress = { (index: Int, path: String) in
      console.error.progress("comparing \(index + 1) of \(paths.count): \(path)")
    }
    defer { console.error.clearProgress() }
    guard let pool = try pool(sessions: WorkerOptions.sessionCount(of: paths)) else {
      return run.run(paths, progress: progress)
    }
    return try WorkerOptions.naming {
      try pool.compare(paths, run, baseline: baseline.map(Self.name), progress: progress)
    }
  }

  /// The pictures of a report. With rules, workers draw them.
  func pictures(for report: ComparisonReport) throws -> ReportPictures {
    let requests = HTMLReport.pictureRequests(for: report)
    guard build != nil || baseline != nil, !requests.isEmpty, let pool = try pool(sessions: requests.count)
    else { return ReportPictures.gather(requests) }
    return try WorkerOptions.naming { try pool.pictures(requests) }
  }

  private func pool(sessions: Int) throws -> WorkerPool? {
    try WorkerOptions.pool(of: arguments, sessions: sessions, build: build, baseline: baseline, console)
  }

  /// The name of a baseline in results: `build:main`, `rev:origin/main`.
  static func name(of build: RulesBuild) -> String {
    build.name.hasPrefix("rev:") ? build.name : "build:\(build.name)"
  }
}
