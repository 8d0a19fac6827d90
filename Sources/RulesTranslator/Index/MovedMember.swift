import SwiftSyntax

/// A member of an extension that must be declared in the class itself, because a subclass or the member overrides.
struct MovedMember {
  let file: SourceFile
  let className: String
  let syntax: MemberBlockItemSyntax
  /// The access modifier of the extension, if the member has none of its own.
  let access: String
  /// How the class calls the member, if its code stays in the extension. `nil` if the member moves with its code.
  var call: MovedCall?
}

/// A call, in a class, of code that stays in an extension of another file under another name, because it uses private names of
/// that file.
struct MovedCall {
  /// The name of the member.
  let name: TokenSyntax
  /// The part of the declaration between its name and its code.
  let signature: Range<Int>
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax
  /// The keyword of the declaration.
  let keyword: String
  /// The code that the class has, with the new name.
  let code: (_ name: String) -> String

  /// The member as the class can call it; `nil` if it is another kind of member.
  init?(_ member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self) {
      self.init(function)
    } else if let variable = member.as(VariableDeclSyntax.self) {
      self.init(variable)
    } else {
      return nil
    }
  }

  private init?(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    guard let body = function.body, case .identifier = function.name.tokenKind,
      !parameters.contains(where: {
        $0.ellipsis != nil || $0.type.isAutoclosure || ($0.secondName ?? $0.firstName).text == "_"
      })
    else { return nil }
    let effects = function.signature.effectSpecifiers
    let effect = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "")
        + (parameter.secondName ?? parameter.firstName).text
    }.joined(separator: ", ")
    name = function.name
    signature = function.name.bounds.upperBound..<body.leftBrace.bounds.lowerBound
    (attributes, modifiers, keyword) = (function.attributes, function.modifiers, "func")
    code = { "{ \(effect)\($0)(\(arguments)) }" }
  }

  private init?(_ variable: VariableDeclSyntax) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let block = binding.accessorBlock
    else { return nil }
    var isSettable = false
    if case .accessors(let accessors) = block.accessors {
      guard accessors.allSatisfy({ ["get", "set"].contains($0.accessorSpecifier.text) && $0.effectSpecifiers == nil })
      else { return nil }
      isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
    }
    name = pattern.identifier
    signature = pattern.bounds.upperBound..<block.leftBrace.bounds.lowerBound
    (attributes, modifiers, keyword) = (variable.attributes, variable.modifiers, "var")
    code = { isSettable ? "{ get { \($0) } set { \($0) = newValue } }" : "{ \($0) }" }
  }

  /// The name of the code in the extension of a class.
  func newName(_ className: String, in file: SourceFile) -> String {
    let owner = className.replacing(".", with: "_")
    return "__touchReplayMoved\(file.index)_\(owner)_\(name.text.filter { $0 != "`" })"
  }
}

extension TypeSyntax {
  fileprivate var isAutoclosure: Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.contains(named: ["autoclosure"]) ?? false
  }
}
