import ChildProcess
import Foundation

/// A private folder for the outcomes of baselines, which is removed with its files in `deinit`.
final class OutcomeFolder {
  let path: String

  /// Creates the folder. Throws an ``IsolatedEnvironment/FolderError``.
  init() throws { path = try IsolatedEnvironment.makeFolder() }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
