/// Where the current replay is, in memory that outlives a crash of the process.
@MainActor
package enum ReplayPosition {
  /// Where the number of the event is stored when it begins; `nil` if no process observes this one.
  @exclusivity(unchecked) package static var event: UnsafeMutablePointer<Int64>?
  /// Where its time is stored, in microseconds since the start of the session.
  @exclusivity(unchecked) package static var microseconds: UnsafeMutablePointer<Int64>?
}
