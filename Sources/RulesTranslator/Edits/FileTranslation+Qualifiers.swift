import SwiftSyntax

extension FileTranslation {
  /// Modules of Apple's whose names are those of UIKit and Foundation here.
  private static let qualifiers: Set<String> = ["CoreGraphics", "QuartzCore", "CoreFoundation", "Darwin", "ObjectiveC"]

  private func isQualifier(_ name: String) -> Bool {
    Self.qualifiers.contains(name) && !index.topLevelTypes.contains(name)
  }

  /// Makes `CoreGraphics.log(x)` a function of Foundation, and `CoreGraphics.CGRect` a type without a module.
  func translateQualifier(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), isQualifier(base.baseName.text) else { return }
    if node.declName.baseName.text.first?.isUppercase == true {
      edits.replace(base.bounds.lowerBound..<node.declName.bounds.lowerBound, with: "")
    } else {
      edits.replace(base, with: "Foundation")
    }
  }

  func translateQualifier(_ node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self), isQualifier(base.name.text) else { return }
    edits.replace(base.bounds.lowerBound..<node.name.bounds.lowerBound, with: "")
  }
}
