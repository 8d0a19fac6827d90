/// Builds a tree from views in the order of a text, each with its depth.
struct HierarchyBuilder {
  private(set) var roots: [ImportedView] = []
  /// The views that are still open, with the depth each had in the text.
  private var open: [(depth: Int, view: ImportedView)] = []
  private(set) var count = 0

  /// The nesting depth of the last view, from 1.
  var depth: Int { open.count }

  /// The last view that was added.
  var last: ImportedView? {
    get { open.last?.view }
    set { if let newValue, !open.isEmpty { open[open.count - 1].view = newValue } }
  }

  /// Adds a view. Its superview is the nearest view before it with a smaller depth.
  mutating func add(_ view: ImportedView, depth: Int) throws(HierarchyError) {
    close(downTo: depth)
    count += 1
    guard count <= HierarchyLimits.views else { throw HierarchyLimits.tooMany(line: view.line) }
    guard open.count < HierarchyLimits.depth else { throw HierarchyLimits.tooDeep(line: view.line) }
    open.append((depth, view))
  }

  /// The complete trees.
  mutating func finish() -> [ImportedView] {
    close(downTo: .min)
    return roots
  }

  private mutating func close(downTo depth: Int) {
    while let last = open.last, last.depth >= depth {
      open.removeLast()
      if open.isEmpty {
        roots.append(last.view)
      } else {
        open[open.count - 1].view.subviews.append(last.view)
      }
    }
  }
}
