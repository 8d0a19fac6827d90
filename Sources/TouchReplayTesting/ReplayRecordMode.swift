import Foundation

/// When ``assertReplay(_:in:touches:about:record:fileID:filePath:line:column:)`` writes a recording.
///
/// An assertion that writes a recording always fails and names the file, so that a recording is never accepted unseen.
/// The default is ``missing``; the environment variable `TOUCHREPLAY_RECORD` sets another one. Under continuous
/// integration, where the variable `CI` is set, it is always ``never``.
public enum ReplayRecordMode: String, Hashable, Sendable, CaseIterable {
  /// Only compares.
  case never
  /// Records if there is no recording.
  case missing
  /// Records again if the outcomes differ from the recording.
  case failed
  /// Records again in every case.
  case all
}

extension ReplayRecordMode {
  /// The mode of an assertion.
  ///
  /// - Throws: ``ReplayFailure`` if the variable has another value.
  static func current(_ requested: ReplayRecordMode?, environment: [String: String]) throws -> ReplayRecordMode {
    if let ci = environment["CI"], !["", "0", "false"].contains(ci.lowercased()) { return .never }
    if let requested { return requested }
    guard let text = environment["TOUCHREPLAY_RECORD"], !text.isEmpty else { return .missing }
    guard let mode = ReplayRecordMode(rawValue: text) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      throw ReplayFailure("TOUCHREPLAY_RECORD is '\(text)'; use one of \(names)")
    }
    return mode
  }
}
