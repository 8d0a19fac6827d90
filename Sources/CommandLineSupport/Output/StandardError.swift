#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Diagnostics and progress, which are never part of the result.
///
/// What cannot be written here is dropped: there is no place left to say so.
public final class StandardError {
  /// Whether ``progress(_:)`` shows anything.
  public let showsProgress: Bool
  private let descriptor: FileDescriptor
  private var hasProgress = false

  /// Writes to a file descriptor, normally that of the standard error.
  ///
  /// Progress is shown unless said otherwise when that is a terminal and the environment variable `CI` is not set.
  public init(fileDescriptor: Int32 = 2, showsProgress: Bool? = nil) {
    descriptor = FileDescriptor(number: fileDescriptor)
    let isCI = getenv("CI").map { $0.pointee != 0 } ?? false
    self.showsProgress = showsProgress ?? (descriptor.isTerminal && !isCI)
  }

  /// Whether a person may be looking at it.
  public var isTerminal: Bool { descriptor.isTerminal }

  /// Writes one line.
  public func line(_ text: String) {
    put((hasProgress ? Self.eraseLine : "") + text + "\n")
    hasProgress = false
  }

  /// Shows how far the work is, on a line that the next progress or diagnostic replaces.
  public func progress(_ text: @autoclosure () -> String) {
    guard showsProgress else { return }
    put(Self.eraseLine + text())
    hasProgress = true
  }

  /// Removes the progress line.
  public func clearProgress() {
    if hasProgress { put(Self.eraseLine) }
    hasProgress = false
  }

  private static let eraseLine = "\r\u{1B}[K"

  private func put(_ text: String) {
    var text = text
    text.withUTF8 { try? descriptor.write(all: UnsafeRawBufferPointer($0)) }
  }
}
