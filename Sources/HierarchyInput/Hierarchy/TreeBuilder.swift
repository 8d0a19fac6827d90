/// A node of a tree that is built from a text.
protocol TreeNode {
  /// The line of the text, from 1.
  var line: Int { get }
  mutating func append(child: Self)
}

/// Builds trees from nodes in the order of a text, each with its depth.
struct TreeBuilder<Node: TreeNode> {
  private var roots: [Node] = []
  /// The nodes that are still open, with the depth each had in the text.
  private var open: [(depth: Int, node: Node)] = []
  private(set) var count = 0
  private let deepest: Int

  /// - Parameter deepest: The greatest nesting depth, from 1.
  init(deepest: Int = HierarchyLimits.depth) { self.deepest = deepest }

  /// The nesting depth of the last node, from 1.
  var depth: Int { open.count }

  /// The last node that was added.
  var last: Node? {
    get { open.last?.node }
    set { if let newValue, !open.isEmpty { open[open.count - 1].node = newValue } }
  }

  /// Adds a node. Its parent is the nearest node before it with a smaller depth.
  mutating func add(_ node: Node, depth: Int) throws(HierarchyError) {
    close(downTo: depth)
    count += 1
    guard count <= HierarchyLimits.views else { throw HierarchyLimits.tooMany(line: node.line) }
    guard open.count < deepest else { throw HierarchyLimits.tooDeep(line: node.line) }
    open.append((depth, node))
  }

  /// The complete trees.
  mutating func finish() -> [Node] {
    close(downTo: .min)
    return roots
  }

  private mutating func close(downTo depth: Int) {
    while let last = open.last, last.depth >= depth {
      open.removeLast()
      if open.isEmpty {
        roots.append(last.node)
      } else {
        open[open.count - 1].node.append(child: last.node)
      }
    }
  }
}
