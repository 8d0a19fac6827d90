import SwiftSyntax

extension FileTranslation {
  private static let functions: [String: String] = [
    "method_exchangeImplementations": "override the method in a subclass, or use --strategy swizzle",
    "class_replaceMethod": "override the method in a subclass",
    "class_addMethod": "declare the method in the class",
    "class_getInstanceMethod": "override the method in a subclass",
    "method_setImplementation": "override the method in a subclass",
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
