import PrintedText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Diagnostics and progress; never part of the result.
///
/// A failed write is ignored: no other stream could report it.
public final class StandardError {
  /// Whether ``progress(_:)`` has an effect.
  public let showsProgress: Bool
  private let descriptor: FileDescriptor
  private var hasProgress = false

  /// Writes to a file descriptor, by default standard error.
  ///
  /// By default progress is shown if that is a terminal outside of continuous integration.
  public init(fileDescriptor: Int32 = 2, showsProgress: Bool? = nil) {
    descriptor = FileDescriptor(number: fileDescriptor)
    self.showsProgress = showsProgress ?? (descriptor.isTerminal && !ContinuousIntegration.isOn)
  }

  /// The number of the file descriptor, for a program that writes to it as well.
  public var fileDescriptor: Int32 { descriptor.number }

  /// Whether the descriptor is a terminal.
  public var isTerminal: Bool { descriptor.isTerminal }

  /// Writes one line. Control characters, and line feeds inside it, are escaped.
  public func line(_ text: String) {
    putLines(text.printedLine + "\n")
  }

  /// Writes the message of a failure of a tool, and its details on lines of their own.
  public func failure(_ failure: CommandFailure, of tool: String) {
    line("\(tool): \(failure.message)")
    for detail in failure.details { write(detail + "\n") }
  }

  /// Writes text of several lines. Control characters other than line feeds and tabs are escaped.
  public func write(_ text: String) {
    putLines(text.printedText)
  }

  /// Writes terminal control sequences of the program's own, such as those of a QR code, unchanged.
  public func write(unescaped text: String) {
    putLines(text)
  }

  /// Shows progress on a line that the next progress or diagnostic replaces.
  public func progress(_ text: @autoclosure () -> String) {
    guard showsProgress else { return }
    put(Self.eraseLine + text().printedLine)
    hasProgress = true
  }

  public func clearProgress() {
    if hasProgress { put(Self.eraseLine) }
    hasProgress = false
  }

  private func putLines(_ text: String) {
    put((hasProgress ? Self.eraseLine : "") + text)
    hasProgress = false
  }

  private static let eraseLine = "\r\u{1B}[K"

  private func put(_ text: String) {
    var text = text
    text.withUTF8 { try? descriptor.write(all: UnsafeRawBufferPointer($0)) }
  }
}
