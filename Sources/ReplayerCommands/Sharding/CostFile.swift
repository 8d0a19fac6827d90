import CommandLineSupport
import Ledger

/// A file with a table of costs.
enum CostFile {
  /// Reads a file. Throws with exit code 65 for one of another form.
  static func read(_ path: String) throws(CommandFailure) -> CostTable {
    let bytes = try InputFile.read(path, limit: 1 << 28)
    do throws(CostTable.Problem) { return try CostTable(bytes) } catch {
      throw CommandFailure(.data, path: path, error.text)
    }
  }
}
