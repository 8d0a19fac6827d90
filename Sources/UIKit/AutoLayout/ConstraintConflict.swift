import Foundation

/// Required constraints that contradict each other.
@MainActor
struct ConstraintConflict {
  let constraints: [NSLayoutConstraint]
  /// The one that is left out.
  let broken: NSLayoutConstraint

  /// Prints the constraints as UIKit does, on the standard error, and makes the outcomes that follow unknown: which constraint
  /// UIKit breaks is not documented.
  func report() {
    var lines = ["Unable to simultaneously satisfy constraints.", "("]
    lines += constraints.map { "    \(ConstraintText($0).line)" }
    lines += [")", "Will attempt to recover by breaking constraint", ConstraintText(broken).line]
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    Unmodelled.note(
      "constraints contradict each other (\(ConstraintText(broken).line) is left out), and which of them UIKit breaks is not known"
    )
  }
}
