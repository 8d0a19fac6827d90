import CommandLineSupport
import Findings
import Foundation
import Ledger
import Playback
import RulesBuilds

/// The ledger of accepted differences that a command uses.
struct LedgerFile {
  static let option = Option(
    "ledger", .text("FILE"), completion: .files,
    help: "The accepted differences; by default \(AcceptanceLedger.name) in the project's root folder")

  let path: String
  var ledger: AcceptanceLedger
  private let exists: Bool

  /// Reads the file of `--ledger`, or that of the project. A project's file that does not exist is empty.
  init(of arguments: Arguments) throws(CommandFailure) {
    path = arguments.string("ledger") ?? Self.projectPath
    exists = InputFile.exists(path)
    ledger = try Self.read(path)
  }

  /// Reads a ledger. One that does not exist is empty.
  private static func read(_ path: String) throws(CommandFailure) -> AcceptanceLedger {
    guard InputFile.exists(path) else { return AcceptanceLedger() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(.io, path: path, "cannot be read; check that it is a file and its permissions")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw CommandFailure(.data, path: path, "is not UTF-8 text; restore it from version control")
    }
    do throws(AcceptanceLedger.LineError) {
      return try AcceptanceLedger(text, path: path)
    } catch {
      throw CommandFailure(.data, error.description)
    }
  }

  /// Fails if a named file does not exist. Only a command that writes the ledger creates it.
  func requireNamed(_ arguments: Arguments) throws(CommandFailure) {
    guard arguments.has("ledger"), !exists else { return }
    throw CommandFailure(.noInput, path: path, "does not exist; 'replayer accept' creates a ledger")
  }

  /// Applies the ledger to a report.
  func apply(to report: inout ComparisonReport, folder: String? = nil) {
    guard exists || !ledger.acceptances.isEmpty else { return }
    report.accept(
      ledger.acceptances, of: path, today: LedgerDate(Date()), placed: { place(of: $0, in: folder) },
      exists: { InputFile.exists(root + "/" + $0) })
  }

  /// Changes the file. It is read again first, and locked meanwhile, so that what others wrote since is kept.
  mutating func change(_ body: (inout AcceptanceLedger) -> Void) throws(CommandFailure) {
    let lock = ResultFolder.make().map { open("\($0)/ledger.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600) } ?? -1
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { flock(lock, LOCK_EX) }
    ledger = try Self.read(path)
    let before = ledger.text()
    body(&ledger)
    if ledger.text() != before { try OutputFile.write(ledger.text(), to: path) }
  }

  /// The path of a recording relative to the ledger's folder. `folder` is what the recording's path is relative to; `nil` for the
  /// working directory.
  func place(of recording: String, in folder: String? = nil) -> String {
    let full = folder.map { recording.hasPrefix("/") ? recording : "\($0)/\(recording)" } ?? recording
    return ProjectPlace.path(of: full, from: root)
  }

  /// The ledger as the report of a shard has it; `nil` if there is none.
  var carried: ShardOfRun.Ledger? {
    guard exists else { return nil }
    let recordings = Set(ledger.acceptances.map(\.place.recording))
    return ShardOfRun.Ledger(
      path: path, text: ledger.text(), missing: recordings.filter { !InputFile.exists(root + "/" + $0) }.sorted())
  }

  /// The ledger's folder.
  private var root: String { (InputFile.resolved(path) as NSString).deletingLastPathComponent }

  private static var projectPath: String {
    let folder = ProjectPlace.root
    return folder.isEmpty ? AcceptanceLedger.name : "\(folder)/\(AcceptanceLedger.name)"
  }
}
