import CWorkerProcess
import ChildProcess
import Findings
import Foundation

extension SharedPage {
  /// The reason for an end of the worker that this program did not cause.
  ///
  /// - Parameters:
  ///   - last: What the worker printed last; `nil` if it is not known.
  ///   - library: The path of the rules library that it had loaded.
  func reason(
    of end: ChildProcess.End, printed last: String?, _ limits: WorkerLimits, library: String?
  ) -> EndReason {
    let crash = page.pointee
    let isOfCode = library != nil && crash.is_sent == 0
    if crash.is_stack_overflow != 0 {
      let clause = cycle(library)?.clause ?? "functions call each other without end"
      var reason = EndReason("overflowed the stack: \(clause)", isOfCode: isOfCode)
      reason.line = place(library)?.line
      return reason
    }
    if crash.is_out_of_memory != 0 || (crash.signal != 0 && last?.contains("failed to allocate") == true),
      let memory = limits.memory
    {
      return EndReason("needed more than \(memory >> 20) MB of memory", isOfCode: isOfCode)
    }
    switch end {
    case .exit(let code): return EndReason("called exit(\(code))", in: place(library), isOfCode: isOfCode)
    case .signal(let number): return reason(ofSignal: number, printed: last, library: library, isOfCode: isOfCode)
    }
  }

  private static let notice = "touchreplay: "

  private func reason(ofSignal number: Int32, printed last: String?, library: String?, isOfCode: Bool) -> EndReason {
    let name = Self.name(of: number)
    guard Self.crashes.contains(number), page.pointee.is_sent == 0 else {
      return EndReason("was ended by another program (\(name))", printed: last)
    }
    let message = last.flatMap(Self.fatalMessage)
    let place = place(library)
    if [SIGILL, SIGTRAP].contains(number), message == nil {
      let failure =
        place?.failure
        ?? "a check of Swift failed, such as that of nil, an index or an overflow, or the code called fatalError"
      // The engine states what it gave the code before.
      let notice = last.flatMap { $0.hasPrefix(Self.notice) ? "; \($0.dropFirst(Self.notice.count))" : nil } ?? ""
      return EndReason("trapped (\(name))", in: place, detail: ": \(failure)\(notice)", isOfCode: isOfCode)
    }
    return EndReason(
      "crashed with \(name)", in: place, detail: message.map { ": \($0)" } ?? "",
      printed: message == nil ? last : nil, isOfCode: isOfCode)
  }

  /// The message with which Swift ends a process, without the place before it.
  private static func fatalMessage(_ line: String) -> String? {
    line.range(of: "Fatal error").map { String(line[$0.lowerBound...]) }
  }

  /// The signals of the processor and of the runtime. Any other one is sent by a program.
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// The reason that a process was ended at a limit, with the user's function that was running when it was interrupted.
  func reason(ofLimit limit: String, library: String?) -> EndReason {
    EndReason(limit, in: place(library), isOfCode: library != nil, isRunning: true)
  }

  /// The user's function that is the innermost on the stored stack.
  private func place(_ library: String?) -> CrashPlace? {
    library.flatMap { CrashPlace(addresses, library: $0) }
  }

  /// The user's functions that call each other without end.
  private func cycle(_ library: String?) -> CallCycle? { library.flatMap { CallCycle(calls: calls($0)) } }

  /// The names of the library's functions on the stack of the crash, the innermost first.
  private func calls(_ library: String) -> [String] {
    guard !addresses.isEmpty, let symbols = LibrarySymbols(path: library) else { return [] }
    return addresses.compactMap { symbols.name(at: $0).flatMap(FunctionName.short(ofMangled:)) }
  }

  /// The instructions of the library on the stack, the innermost first.
  private var addresses: [UInt64] {
    // A return address is that of the instruction after the call.
    withUnsafeBytes(of: page.pointee.calls) { $0.bindMemory(to: UInt64.self).prefix { $0 != 0 }.map { $0 - 1 } }
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
