import SwiftSyntax

extension FileTranslation {
  /// Modules of Apple's whose names are those of UIKit and Foundation here.
  private static let qualifiers: Set<String> = ["CoreGraphics", "QuartzCore", "CoreFoundation", "Darwin", "ObjectiveC"]

  private func isQualifier(_ name: String) -> Bool {
    Self.qualifiers.contains(name) && !index.topLevelTypes.contains(name)
  }

  /// The name of the module that the copies become, if `qualifier` is their own name for it and `name` is one of the top level.
  private func module(_ qualifier: TokenSyntax, of name: TokenSyntax) -> String? {
    guard let module = index.module, index.isOwnModule(qualifier.text), index.topLevelNames.contains(name.text) else {
      return nil
    }
    return module
  }

  /// Makes `CoreGraphics.log(x)` a function of Foundation, and `CoreGraphics.CGRect` a type without a module.
  func translateQualifier(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
    if let module = module(base.baseName, of: node.declName.baseName) { return edits.replace(base, with: module) }
    guard isQualifier(base.baseName.text) else { return }
    if node.declName.baseName.text.first?.isUppercase == true {
      edits.replace(base.bounds.lowerBound..<node.declName.bounds.lowerBound, with: "")
    } else {
      edits.replace(base, with: "Foundation")
    }
  }

  func translateQualifier(_ node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return }
    if let module = module(base.name, of: node.name) { return edits.replace(base, with: module) }
    guard isQualifier(base.name.text) else { return }
    edits.replace(base.bounds.lowerBound..<node.name.bounds.lowerBound, with: "")
  }
}
