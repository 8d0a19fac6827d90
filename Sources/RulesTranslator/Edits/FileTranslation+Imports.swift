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
      if module == "SwiftUI" {
        // On Apple's systems its import has the names of Combine, such as ObservableObject.
        edits.replaceKeepingLines(node.bounds, in: file, with: "import Combine")
        note(
          node, "the module 'SwiftUI' is not modelled, and its import is left out",
          remedy: "leave out the code that uses it, or build with --cut-missing", module: module)
        return
      }
      // Another file of the build may declare what the module does on a device, or the file may not use it.
      edits.remove(node, in: file)
      note(
        node, "the module '\(module)' is not available, and its import is left out",
        remedy: "if its names are missing, add the files that declare them, or build with --cut-missing")
    }
  }
}
