public import Foundation
public import UIKit

/// Records the touches of the app that links this library to a log, which `recorder import --from app` reads.
///
/// For debug builds. It uses public API of UIKit only, replaces no method unless ``CaptureOptions/swizzles`` is set, and writes no
/// text of the app unless ``CaptureOptions/includesTexts`` is set. `Documentation/TouchCapture.md` describes the log.
@MainActor
public enum TouchCapture {
  /// The launch argument that starts a capture: `app.launchArguments = ["-TouchCapture", "checkout"]` in a UI test. The next
  /// argument is the name of the capture, or the path of its log if it has a slash.
  public static let launchArgument = "-TouchCapture"

  static var session: CaptureSession?

  /// Whether a capture is running.
  public static var isRunning: Bool { session != nil }

  /// Begins a capture. The log is a new file of the app's folder for documents unless `url` is given.
  ///
  /// A ``RecordingApplication`` or ``RecordingWindow`` reports its events. In an app without them, each window gets a recognizer that
  /// observes touches, takes part in no decision and leaves with ``stop()``.
  ///
  /// - Returns: The URL of the log.
  /// - Throws: ``CaptureError`` if a capture is running, or if the log cannot be created.
  @discardableResult
  public static func start(_ options: CaptureOptions = CaptureOptions(), to url: URL? = nil) throws -> URL {
    guard session == nil else { throw CaptureError.isRunning }
    let url = try url ?? LogFile.newURL(named: options.name)
    try start(options, writing: LogFile(creating: url))
    return url
  }

  /// Ends the capture when every record is written. Without a capture it does nothing.
  ///
  /// - Throws: The error because of which records are missing.
  public static func stop() throws {
    guard let ending = session else { return }
    session = nil
    try ending.finish()
  }

  /// Begins a capture if the app was launched with ``launchArgument``. Returns the URL of its log.
  @discardableResult
  public static func startIfLaunchedForIt(_ options: CaptureOptions = CaptureOptions()) throws -> URL? {
    try start(options, arguments: ProcessInfo.processInfo.arguments)
  }

  /// Leaves out the touches that begin in a view or below it, and its identifier, texts and subviews.
  ///
  /// A class can conform to ``UncapturedView`` instead.
  public static func exclude(_ view: UIView) { ExcludedViews.add(view) }

  /// Begins a capture whose lines are passed to a closure; for tests.
  ///
  /// - Parameter clock: The clock of the budget.
  package static func start(
    _ options: CaptureOptions, clock: @escaping @MainActor () -> TimeInterval = { CACurrentMediaTime() },
    lines: @escaping @MainActor (String) -> Void
  ) throws { try start(options, writing: LineSink(lines), clock: clock) }

  /// The views that the last look at the scene has visited; for tests.
  package static var visitedViews: Int { session?.visitedViews ?? 0 }

  package static func start(_ options: CaptureOptions, arguments: [String]) throws -> URL? {
    guard let place = arguments.firstIndex(of: launchArgument) else { return nil }
    var options = options
    let value = arguments.dropFirst(place + 1).first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    if let value, value.contains("/") { return try start(options, to: URL(fileURLWithPath: value)) }
    if let value { options.name = value }
    return try start(options)
  }

  private static func start(
    _ options: CaptureOptions, writing sink: any LogSink,
    clock: @escaping @MainActor () -> TimeInterval = { CACurrentMediaTime() }
  ) throws {
    guard session == nil else { throw CaptureError.isRunning }
    let new = try CaptureSession(of: .shared, options, sink, clock: clock)
    session = new
    new.begin()
  }
}
