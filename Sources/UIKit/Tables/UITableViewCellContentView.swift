/// The superview of an app's own views in a cell: a private class of UIKit, an ordinary view.
/// Source: the class's name in published hierarchies; that it is an ordinary view, KIF's tests and others [O].
@preconcurrency @MainActor
package class UITableViewCellContentView: UIView {}
