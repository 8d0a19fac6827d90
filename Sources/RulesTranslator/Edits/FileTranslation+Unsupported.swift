import SwiftSyntax

extension FileTranslation {
  private static let functions: [String: String] = [
    "class_getClassMethod": "replace a method of the objects",
    "object_setClass": "create an object of the other class",
    "objc_getClass": "name the class in the code",
    "objc_allocateClassPair": "declare the class in the code",
    "NSClassFromString": "name the class in the code",
  ]

  /// Names calls of the Objective-C runtime.
  func noteUnsupportedCall(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let remedy = Self.functions[name]
    else { return }
    note(node, "\(name) needs the Objective-C runtime", remedy: remedy)
  }

  /// Names overrides of message forwarding.
  func noteUnsupportedMethod(_ node: FunctionDeclSyntax) {
    switch node.fullName {
    case "forwardInvocation(_:)", "methodSignature(for:)":
      guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) else { return }
      note(
        node.name, "message forwarding needs the Objective-C runtime",
        remedy: "override forwardingTarget(for:)")
    default: return
    }
  }
}
