import Foundation
import TestSupport
import Testing

@Suite("The history of figures")
struct FigureHistoryTests {
  private let folder = ScratchFolder()

  @Test("has the required keys in each line, in the order of the dates")
  func lines() throws {
    let text = try Repository.text("Documentation/benchmarks.jsonl")
    #expect(text.hasSuffix("\n"))
    let lines = try FigureHistory(parsing: text).lines
    #expect(lines.count >= 57)
    for (index, line) in lines.enumerated() {
      let comment = Comment(rawValue: "line \(index + 1)")
      try check(line, comment)
      #expect(line.commit?.wholeMatch(of: /[0-9a-f]{40}/) != nil, comment)
    }
    let days = lines.map { String($0.date.prefix(10)) }
    #expect(days == days.sorted())
  }

  private func check(_ line: FigureHistory.Line, _ comment: Comment) throws {
    #expect(line.keys[0].isSuperset(of: ["date", "commit", "dirty", "machine", "figures"]), comment)
    #expect(line.keys[1].isSuperset(of: ["cpu", "cores"]), comment)
    #expect(line.keys[2].isSuperset(of: ["figure", "value", "unit"]), comment)
    #expect(line.date.wholeMatch(of: /\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?/) != nil, comment)
    #expect(line.machine.cores > 0 && !line.figures.isEmpty, comment)
    #expect(line.figures.allSatisfy { !$0.figure.isEmpty && $0.value.isFinite }, comment)
    #expect(Set(line.figures.map(\.figure)).count == line.figures.count, comment)
  }

  @Test("gets a line of a run with its commit, machine and figures")
  func record() throws {
    try commit("first")
    let lines = try measure(times: 2)
    #expect(lines.count == 2)
    for line in lines {
      try check(line, "recorded")
      #expect(line.commit == (try git("rev-parse", "HEAD")))
      // The history itself is not in the commit, and does not count.
      #expect(line.dirty == false)
      #expect(line.date.count == "2026-01-01T00:00:00Z".count)
      #expect(line.arguments == "--only hierarchy --rounds 1")
      #expect(line.keys[1] == ["cpu", "cores", "load", "interfaceSeconds"])
      #expect(line.machine.interfaceSeconds == nil)
      #expect(line.figures.map(\.figure) == ["import of a hierarchy of 5,000 views from LLDB"])
      let figure = line.figures[0]
      #expect(figure.unit == "ms" && figure.baseline == "decoding of its scene file" && figure.goal == "under 100 ms")
      #expect(figure.value > 0 && figure.baselineValue ?? 0 > 0)
    }
  }

  @Test(
    "states in a line that files differ from the commit, and how long 'script/interface' takes",
    arguments: [false, true])
  func dirty(isTracked: Bool) throws {
    try folder.write("#!/bin/sh\n", to: "script/interface")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/script/interface")
    try commit("first")
    try folder.write("changed", to: isTracked ? "a.txt" : "b.txt")
    let line = try #require(try measure().first)
    #expect(line.dirty == true)
    #expect(line.machine.interfaceSeconds != nil)
  }

  @Test("has no commit in a line of a run outside of a repository")
  func noRepository() throws {
    let line = try #require(try measure().first)
    try check(line, "recorded")
    #expect(line.commit == nil && line.dirty == nil)
  }

  @Test("that cannot be written is an error before the measurement")
  func notWritable() throws {
    let run = try benchmark("--record", "missing/history.jsonl")
    #expect(run.code == 73)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("benchmark: missing/history.jsonl: cannot be"), "\(run.error)")
  }

  @Test("is extended by 'script/benchmark --record', with the options after it")
  func script() throws {
    for (name, text) in [
      ("benchmark", try Repository.text("script/benchmark")), ("build", "#!/bin/sh\necho \"$PWD/bin\"\n"),
    ] {
      try folder.write(text, to: "script/\(name)")
    }
    try folder.write("#!/bin/sh\necho \"$@\"\n", to: "bin/benchmark")
    for name in ["script/benchmark", "script/build", "bin/benchmark"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(name)")
    }
    let script = "\(folder.path)/script/benchmark"
    #expect(
      try RunningTool(script, ["--record", "--only", "hit"]).wait().lines
        == ["run --record Documentation/benchmarks.jsonl --only hit"])
    #expect(try RunningTool(script, ["run", "--only", "hit"]).wait().lines == ["run --only hit"])
  }

  /// The lines of a history after runs of a short benchmark in the folder.
  private func measure(times: Int = 1) throws -> [FigureHistory.Line] {
    for _ in 0..<times {
      let run = try benchmark("--record", "history.jsonl")
      try #require(run.code == 0, "\(run.error)")
      #expect(run.output.hasPrefix("import of a hierarchy of 5,000 views from LLDB: "))
    }
    let text = try String(contentsOfFile: "\(folder.path)/history.jsonl", encoding: .utf8)
    return try FigureHistory(parsing: text).lines
  }

  private func benchmark(_ arguments: String...) throws -> Finished {
    let program = try #require(BuiltTool.folder).appending(path: "benchmark").path
    return try RunningTool(program, ["run", "--only", "hierarchy", "--rounds", "1"] + arguments, in: folder.path).wait()
  }

  private func commit(_ text: String) throws {
    try git("init", "-q")
    try folder.write(text, to: "a.txt")
    try git("add", ".")
    try git("commit", "-q", "-m", text)
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let run = try RunningTool("/usr/bin/env", ["git"] + identity + arguments, in: folder.path).wait()
    try #require(run.code == 0, "git \(arguments): \(run.error)")
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
