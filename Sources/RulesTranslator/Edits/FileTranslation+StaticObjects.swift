import SwiftSyntax

// A process may play a session several times, with other lengths. Static properties that keep objects of the app belong to one of them:
// the copy has a property wrapper around them.
extension FileTranslation {
  /// Gives the value of a static property to the scene that runs, if it is an object of the app or state that changes.
  func translateStaticObject(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
      node.modifiers.allSatisfy({ Self.plainModifiers.contains($0.name.text) }),
      node.attributes.allSatisfy({ $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }),
      node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    let needsValue = binding.initializer == nil
    guard needsValue ? isEmptyAtFirst(binding, isConstant: isConstant) : keepsObjects(binding, isConstant: isConstant),
      !hasSibling("_\(name)", of: node)
    else { return }
    edits.insert(
      "@TouchReplay._SceneOwned ", at: (node.modifiers.first?.bounds ?? node.bindingSpecifier.bounds).lowerBound)
    // Code outside of the main actor may read a constant of a class that the actor isolates, and not a variable.
    if isConstant { edits.replace(node.bindingSpecifier, with: "nonisolated(unsafe) var") }
    if needsValue { edits.insert(" = nil", at: binding.bounds.upperBound) }
  }

  /// Whether the type declares a property of a name beside another one. The wrapper's own property would have the same name.
  private func hasSibling(_ name: String, of node: VariableDeclSyntax) -> Bool {
    guard let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return true }
    return members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
    }
  }

  private static let plainModifiers: Set<String> = ["static", "public", "internal", "fileprivate", "private"]

  /// Whether a variable begins without a value.
  private func isEmptyAtFirst(_ binding: PatternBindingSyntax, isConstant: Bool) -> Bool {
    !isConstant && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
  }

  /// Whether the initial value makes an object of the app, or the variable is a collection or `nil`.
  private func keepsObjects(_ binding: PatternBindingSyntax, isConstant: Bool) -> Bool {
    guard let value = binding.initializer?.value else { return false }
    if !isConstant {
      if value.is(NilLiteralExprSyntax.self) { return true }
      if value.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false { return true }
      if case .colon? = value.as(DictionaryExprSyntax.self)?.content { return true }
    }
    let collector = MadeTypes(viewMode: .sourceAccurate)
    collector.implicitType = binding.typeAnnotation?.type.trimmedDescription
    collector.enclosingType = scopeName
    collector.walk(value)
    return collector.types.contains { name in
      index.classesByName[name] != nil || index.classes.contains { $0.name.hasSuffix(".\(name)") }
        || Self.kept.contains(name) || !isConstant && index.topLevelTypes.contains(name)
    }
  }

  /// Classes of UIKit of which an app keeps objects.
  private static let kept: Set<String> = [
    "UIWindow", "UIView", "UIViewController", "UINavigationController", "UILabel", "UIButton", "UIImageView",
    "UIActivityIndicatorView", "UIStackView", "NSCache", "NSMapTable", "NSHashTable",
  ]
}

/// The types of which an expression makes values.
private final class MadeTypes: SyntaxVisitor {
  var types: Set<String> = []
  /// The type that `.init(…)` makes.
  var implicitType: String?
  /// The type that `Self(…)` makes.
  var enclosingType = ""

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      types.insert(called.baseName.text == "Self" ? enclosingType : called.baseName.text)
    } else if let called = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
      types.insert(called.expression.trimmedDescription)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let base = member.base?.trimmedDescription
      let isInitializer = member.declName.baseName.text == "init"
      if let type = isInitializer ? base ?? implicitType : base.map({ "\($0).\(member.declName.baseName.text)" }) {
        types.insert(type)
      }
    }
    return .visitChildren
  }
}
