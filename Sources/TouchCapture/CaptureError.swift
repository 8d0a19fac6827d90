public import Foundation

/// Why a capture cannot begin, or why its log is not complete.
public enum CaptureError: Error, CustomStringConvertible {
  /// A capture is running already.
  case isRunning
  /// Methods can be replaced only where there is an Objective-C runtime.
  case noRuntime
  /// The log cannot be created.
  case cannotCreate(URL, reason: String)
  /// Records could not be written.
  case cannotWrite(reason: String)

  public var description: String {
    switch self {
    case .isRunning: "a capture is running already; stop it first"
    case .noRuntime:
      "methods cannot be replaced without the Objective-C runtime; use RecordingApplication or RecordingWindow"
    case .cannotCreate(let url, let reason): "\(url.path): the log cannot be created (\(reason)); choose another folder"
    case .cannotWrite(let reason): "the log is not complete (\(reason)); free some space and record again"
    }
  }
}
