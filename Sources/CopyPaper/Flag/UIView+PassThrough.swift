import ObjectiveCRuntime
public import UIKit

extension UIView {
  /// Whether the view passes touches of which it is the hit to the view below it.
  ///
  /// The default is true for the three private views of a container and false for all others. It depends on the name of
  /// the view's own class, not of a superclass. Reading the property stores the default, so a later change of the class
  /// has no effect. The first version has no such classes; the version is that of the view's app. Source: CopyPaper at
  /// a217261 and ef14818 [S].
  public var passThrough: Bool {
    get { CopyPaper.activeVersion(in: engine) == .first ? isFlagged : isFlaggedOrOfFlaggedClass }
    set { PassThroughFlag.values[self] = newValue }
  }

  /// The flag in the first version.
  var isFlagged: Bool { PassThroughFlag.values[self] ?? false }

  /// The flag in the last version.
  var isFlaggedOrOfFlaggedClass: Bool {
    if let known = PassThroughFlag.values[self] { return known }
    let byClass = PassThroughFlag.classes.contains(className)
    PassThroughFlag.values[self] = byClass
    return byClass
  }
}

/// The storage of the flags, and their defaults.
@MainActor
private enum PassThroughFlag {
  /// The flags that were set or read.
  static let values = AssociatedValue<Bool>()

  /// The classes whose views are flagged by default. Source: CopyPaper at a217261 [S].
  static let classes: Set<String> = [
    "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView",
  ]
}
