import CWorkerProcess
import ChildProcess
import Foundation

extension SharedPage {
  /// The reason for an end of the worker that this program did not cause, as a clause: `called exit(0)`.
  ///
  /// - Parameters:
  ///   - last: What the worker printed last; `nil` if it is not known.
  ///   - library: The path of the rules library that it had loaded.
  func reason(
    of end: ChildProcess.End, printed last: String?, _ limits: WorkerLimits, library: String?
  ) -> String {
    let crash = page.pointee
    if crash.is_stack_overflow != 0 {
      return "overflowed the stack: \(cycle(library)?.clause ?? "functions call each other without end")"
    }
    if crash.is_out_of_memory != 0 || (crash.signal != 0 && last?.contains("failed to allocate") == true),
      let memory = limits.memory
    {
      return "needed more than \(memory >> 20) MB of memory"
    }
    switch end {
    case .exit(let code): return "called exit(\(code))\(place(library).map { " in \($0)" } ?? "")"
    case .signal(let number):
      let name = Self.name(of: number)
      let place = place(library).map { " in \($0)" } ?? ""
      if [SIGILL, SIGTRAP].contains(number), last?.contains("Fatal error") != true {
        return "trapped (\(name))\(place): a check of Swift failed, such as that of nil, an index or an overflow"
      }
      return "crashed with \(name)\(place)" + (last.map { ": \($0)" } ?? "")
    }
  }

  /// The user's function that was running when the process was interrupted, as the end of a clause.
  func runningPlace(_ library: String) -> String? { place(library).map { ": \($0) was running" } }

  /// The user's function that is the innermost on the stored stack.
  private func place(_ library: String?) -> CrashPlace? {
    library.flatMap { CrashPlace(calls: calls($0), library: $0) }
  }

  /// The user's functions that call each other without end.
  private func cycle(_ library: String?) -> CallCycle? { library.flatMap { CallCycle(calls: calls($0)) } }

  /// The names of the library's functions on the stack of the crash, the innermost first.
  private func calls(_ library: String) -> [String] {
    let calls = withUnsafeBytes(of: page.pointee.calls) { Array($0.bindMemory(to: UInt64.self).prefix { $0 != 0 }) }
    guard !calls.isEmpty, let symbols = LibrarySymbols(path: library) else { return [] }
    // A return address is that of the instruction after the call.
    return calls.compactMap { symbols.name(at: $0 - 1).flatMap(FunctionName.short(ofMangled:)) }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "SIGSEGV"
    case SIGBUS: "SIGBUS"
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGFPE: "SIGFPE"
    case SIGKILL: "SIGKILL"
    case SIGTERM: "SIGTERM"
    default: "signal \(signal)"
    }
  }
}
