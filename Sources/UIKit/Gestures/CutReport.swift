/// Reports that code is reached that was cut from a rules build.
@MainActor
package enum CutReport {
  /// Reports the sentence as a point on which outcomes depend and which is unknown.
  package static func note(_ sentence: String) {
    Dispute(sentence).note(by: nil)
  }
}
