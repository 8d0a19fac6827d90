import ObjectiveCRuntime
public import UIKit

extension UIView {
  /// Whether the view hands the touches that it would keep for itself to what lies beneath it.
  ///
  /// Unless it was set it is true for the three private views of a container and false for all others, by the name of the
  /// view's own class and not of one it inherits from. Reading stores that default: a class that changes later is not seen.
  /// The first version has no such classes; which version counts is that of the view's app. Source: CopyPaper at a217261 and ef14818 [S].
  public var passThrough: Bool {
    get { CopyPaper.activeVersion(in: engine) == .first ? isFlagged : isFlaggedOrOfFlaggedClass }
    set { PassThroughFlag.values[self] = newValue }
  }

  /// The flag as the first version reads it.
  var isFlagged: Bool { PassThroughFlag.values[self] ?? false }

  /// The flag as the last version reads it.
  var isFlaggedOrOfFlaggedClass: Bool {
    if let known = PassThroughFlag.values[self] { return known }
    let byClass = PassThroughFlag.classes.contains(className)
    PassThroughFlag.values[self] = byClass
    return byClass
  }
}

/// Where the flags are kept, and what they are by default.
@MainActor
private enum PassThroughFlag {
  /// The flags that were set or read.
  static let values = AssociatedValue<Bool>()

  /// The classes whose views are flagged unless told otherwise. Source: CopyPaper at a217261 [S].
  static let classes: Set<String> = [
    "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView",
  ]
}
