/// Builds a tree of elements from elements in the order of a text, each with its depth.
struct ElementBuilder {
  private var roots: [AccessibilityElement] = []
  private var open: [(depth: Int, element: AccessibilityElement)] = []
  private var count = 0

  mutating func add(_ element: AccessibilityElement, depth: Int) throws(HierarchyError) {
    close(downTo: depth)
    count += 1
    guard count <= HierarchyLimits.views else { throw HierarchyLimits.tooMany(line: element.line) }
    // The application is no view.
    guard open.count <= HierarchyLimits.depth else { throw HierarchyLimits.tooDeep(line: element.line) }
    open.append((depth, element))
  }

  mutating func finish() -> [AccessibilityElement] {
    close(downTo: .min)
    return roots
  }

  private mutating func close(downTo depth: Int) {
    while let last = open.last, last.depth >= depth {
      open.removeLast()
      if open.isEmpty {
        roots.append(last.element)
      } else {
        open[open.count - 1].element.children.append(last.element)
      }
    }
  }
}
