import SwiftSyntax

extension FileTranslation {
  /// The attributes that mean nothing without the Objective-C runtime and Interface Builder.
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main", "_implementationOnly",
  ]

  func translate(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    if Self.dropped.contains(name) {
      edits.remove(attribute, in: file)
    } else if name == "convention", attribute.isOfMethodCode {
      edits.remove(attribute, in: file)
    } else if name == "NSManaged", !isInLayer {
      note(attribute, "@NSManaged needs Core Data", remedy: "leave the class out of the build")
    }
  }

  /// An `@objc` protocol is a protocol of classes.
  func translate(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(named: ["objc"]) else { return }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      if !node.inheritanceClause.names.contains(where: ["AnyObject", "class"].contains) {
        edits.insert("AnyObject, ", at: first.bounds.lowerBound)
      }
    } else {
      edits.insert(": AnyObject", at: node.name.bounds.upperBound)
    }
  }
}

extension AttributeSyntax {
  /// Whether the attribute makes a function a block, or one of C that gets a selector: the code of a method.
  fileprivate var isOfMethodCode: Bool {
    let convention = arguments?.trimmedDescription
    if convention == "block" { return true }
    guard convention == "c", let type = parent?.parent?.as(AttributedTypeSyntax.self)?.baseType else { return false }
    let parameters = type.as(FunctionTypeSyntax.self)?.parameters
    return parameters?.contains { $0.type.trimmedDescription == "Selector" } ?? false
  }
}
