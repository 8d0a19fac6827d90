/// Reads what `recursiveDescription` of a view prints, as it is pasted from LLDB, Xcode's console or Chisel's `pviews`.
///
/// `Documentation/FromYourApp.md` has the grammar. Only values that differ from the default are printed, so an absent value is
/// the default. Source: dumps of iOS 12 to 26 [O].
public enum LLDBImporter: HierarchyImporter {
  public static let name = "lldb"
  public static let summary = "what 'po [view recursiveDescription]' prints in LLDB, pasted with its noise"

  public static func read(_ bytes: [UInt8]) throws(HierarchyError) -> ImportedHierarchy {
    var hierarchy = ImportedHierarchy(
      format: name, fidelity: .exact,
      lacks: [.identifiers, .gestureRecognizers, .windowLevel, .safeAreaInsets, .isEnabled])
    var builder = TreeBuilder<ImportedView>()
    var lines = DescriptionLines(bytes)
    var depthBefore = 0
    var addresses: Set<String> = []
    while let line = lines.next() {
      switch line.content {
      case .noise: hierarchy.note(.noise, line: line.number)
      case .elision: hierarchy.note(.elided, line: line.number)
      case .view(let depth, let description):
        var view = try LLDBView(description, line: line.number, isInTree: depth > 0).view(&hierarchy)
        guard view != nil else {
          // In a tree, a line that is no view is one that was cut.
          hierarchy.note(depth > 0 ? .elided : .noise, line: line.number)
          continue
        }
        if let address = view?.address {
          if !addresses.insert(address).inserted { hierarchy.note(.repeated, line: line.number) }
        }
        // A line between this one and its superview's is missing, so the frame is in unknown coordinates.
        if builder.count > 0, depth > depthBefore + 1 {
          view?.isInexact = true
          hierarchy.note(.elided, line: line.number)
        }
        depthBefore = depth
        try builder.add(view!, depth: depth)
      }
    }
    hierarchy.windows = builder.finish()
    guard !hierarchy.windows.isEmpty else { throw lines.nothingFound }
    if hierarchy.notes.contains(where: { $0.kind == .elided }) {
      hierarchy.fidelity = .partial
      hierarchy.lacks.insert(.views)
    }
    return hierarchy
  }
}
