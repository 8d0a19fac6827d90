import ChildProcess
import Foundation
import JSONText

/// The machine of a run, and how fast it is.
struct Machine {
  /// The model of the processor. `nil` if the system does not state it.
  var processor: String?
  var cores: Int
  /// The number of processes that ran or waited for a core at the start, averaged over a minute. `nil` if unknown.
  var load: Double?
  /// The duration of `script/interface`, in seconds, by which machines are compared. `nil` outside of the repository.
  var interfaceSeconds: Double?

  /// The machine of this process. Runs `script/interface` of the working directory.
  static func current() throws -> Machine {
    Machine(
      processor: value(of: "model name", in: text("/proc/cpuinfo")),
      cores: ProcessInfo.processInfo.activeProcessorCount,
      load: text("/proc/loadavg").split(separator: " ").first.flatMap { Double($0) },
      interfaceSeconds: try interfaceSeconds())
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// The value of the first line `key : value`.
  private static func value(of key: String, in text: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, parts[0] == key { return parts[1] }
    }
    return nil
  }

  private static func interfaceSeconds() throws -> Double? {
    let script = "script/interface"
    guard FileManager.default.isExecutableFile(atPath: script) else { return nil }
    var code: Int32 = 0
    let seconds = try Stopwatch.time { code = try ChildProcess(script, []).wait() }
    return code == 0 ? seconds : nil
  }

  /// Writes the members of an object.
  func write(to json: inout JSONWriter) {
    json.member("cpu", processor)
    json.member("cores", cores)
    for (key, value) in [("load", load), ("interfaceSeconds", interfaceSeconds)] {
      json.key(key)
      if let value { json.number((value * 100).rounded() / 100) } else { json.null() }
    }
  }
}
