import Foundation

/// A log on disk. Records are encoded and written on a queue of its own, one after the other, so that a crash of the app loses at most
/// the last ones.
final class LogFile: LogSink, @unchecked Sendable {
  private let queue = DispatchQueue(label: "TouchCapture.log", qos: .utility)
  private let handle: FileHandle
  /// Used on the queue only.
  private var failure: (any Error)?

  /// Creates the file and the folders that lead to it.
  init(creating url: URL) throws {
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: url, options: .withoutOverwriting)
      handle = try FileHandle(forWritingTo: url)
    } catch {
      throw CaptureError.cannotCreate(url, reason: error.localizedDescription)
    }
  }

  /// A file of the folder for documents that does not exist.
  static func newURL(named name: String) throws -> URL {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
    let plain = String(String.UnicodeScalarView(name.unicodeScalars.map { allowed.contains($0) ? $0 : "-" }))
    let place = (folder ?? URL(fileURLWithPath: NSTemporaryDirectory())).appendingPathComponent("TouchCapture")
    for number in 1... {
      let file = number == 1 ? plain : "\(plain)-\(number)"
      let url = place.appendingPathComponent("\(file).touchlog.jsonl")
      if !FileManager.default.fileExists(atPath: url.path) { return url }
    }
    preconditionFailure("there are no more names")
  }

  func write(_ record: LogRecord) {
    queue.async { [self] in
      guard failure == nil else { return }
      do {
        try handle.write(contentsOf: Data(LogEncoder.line(record).utf8))
      } catch {
        failure = error
      }
    }
  }

  func close() throws {
    let failure = queue.sync {
      try? handle.close()
      return self.failure
    }
    if let failure { throw CaptureError.cannotWrite(reason: failure.localizedDescription) }
  }
}
