import SwiftSyntax

extension FileTranslation {
  /// The modules whose names the copy's own imports contain.
  private static let parts: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC", "Darwin", "TouchReplay",
  ]

  func translate(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if Self.parts.contains(module) {
      edits.remove(node, in: file)
    } else if Condition.modules.contains(module), node.path.count > 1, node.importKindSpecifier == nil {
      // Submodules exist on Apple's systems only.
      edits.replace(node.path, with: module)
    } else if !Condition.modules.contains(module) {
      // Another file of the build may declare what the module does on a device, or the file may not use it.
      edits.remove(node, in: file)
      note(
        node, "the module '\(module)' is not available, and its import is left out",
        remedy: "if its names are missing, add the files that declare them, or build with --cut-missing")
    }
  }
}
