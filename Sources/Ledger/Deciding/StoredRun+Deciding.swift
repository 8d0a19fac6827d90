package import Foundation

extension StoredRun {
  /// The path of a recording of the run.
  package func file(of recording: String) -> String {
    recording.hasPrefix("/") ? recording : "\(folder)/\(recording)"
  }

  /// Why the differences of a recording cannot be accepted, as a predicate with the remedy. `nil` if they can be: the recording is
  /// the one that was compared.
  ///
  /// `changed` is the time of its last change; `nil` if it does not exist.
  package func refusal(ofRecordingChanged changed: Date?) -> String? {
    guard let changed else { return "does not exist any more; compare again" }
    return changed <= started ? nil : "has changed since it was compared; compare again, then accept"
  }
}
