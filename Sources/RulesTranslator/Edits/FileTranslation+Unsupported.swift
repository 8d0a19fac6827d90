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

  /// Names calls of the Objective-C runtime and observation by key path strings.
  func noteUnsupportedCall(_ node: FunctionCallExprSyntax) {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let remedy = Self.functions[name] {
        note(node, "\(name) needs the Objective-C runtime", remedy: remedy)
      }
      return
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    switch (member.declName.baseName.text, labels) {
    case ("addObserver", let labels) where labels.contains("forKeyPath"):
      note(
        member.declName, "observation by a key path string needs the Objective-C runtime",
        remedy: "use a didSet of the property")
    default: return
    }
  }

  /// Names overrides of message forwarding and of observation.
  func noteUnsupportedMethod(_ node: FunctionDeclSyntax) {
    switch node.fullName {
    case "forwardInvocation(_:)", "methodSignature(for:)":
      guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) else { return }
      note(
        node.name, "message forwarding needs the Objective-C runtime",
        remedy: "override forwardingTarget(for:)")
    case "observeValue(forKeyPath:of:change:context:)":
      note(
        node.name, "observation by a key path string needs the Objective-C runtime",
        remedy: "use a didSet of the property")
    default: return
    }
  }
}
