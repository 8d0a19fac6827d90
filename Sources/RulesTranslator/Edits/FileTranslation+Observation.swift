import SwiftSyntax

/// The method of NSObject that observers by name override. Linux's NSObject lacks it; responders have it in UIKit.
private let observation = "observeValue(forKeyPath:of:change:context:)"

extension FileTranslation {
  /// Makes the override of the method a method of a protocol.
  func translateObservation(_ node: FunctionDeclSyntax) {
    guard node.fullName == observation, let declaration = index.find(scopeName, in: ""),
      index.inheritsObservationFromRoot(declaration),
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    edits.remove(modifier, in: file)
  }

  /// Declares that a class with such an override conforms to the protocol.
  func markObserver(_ declaration: ClassDeclaration) {
    guard index.inheritsObservationFromRoot(declaration),
      index.functions(of: declaration).contains(where: { $0.fullName == observation }),
      let last = declaration.syntax.inheritanceClause?.inheritedTypes.last
    else { return }
    edits.insert(", UIKit._KeyPathObserver", at: last.type.bounds.upperBound)
  }

  /// Makes `super.observeValue(…)`, which is NSObject's, a report: there the app ends, because the change was not expected.
  func translateSuperObservation(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) ?? false, member.declName.baseName.text == "observeValue",
      let declaration = index.find(scopeName, in: ""), index.inheritsObservationFromRoot(declaration)
    else { return }
    edits.replace(member, with: "UIKit._unexpectedChange")
  }
}

extension ModuleIndex {
  /// Whether a class inherits the method from NSObject and not from a responder or from another class of the files.
  fileprivate func inheritsObservationFromRoot(_ declaration: ClassDeclaration) -> Bool {
    superclasses(of: declaration).last == "NSObject" && !superclasses(of: declaration).contains("UIResponder")
      && !inherits(observation, declaration)
  }
}
