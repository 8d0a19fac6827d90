import SwiftSyntax

extension FileTranslation {
  /// Makes `object.property` of an optional property of the module, which is `nil` if the object's class lacks it, the generated
  /// property, where the code treats it as an optional value.
  func translateOptionalProperty(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.base != nil, let property = index.optionalProperties.first(where: { $0.name == name }),
      node.isOptionalValue, !isOptionalElsewhere(property)
    else { return }
    edits.replace(node.declName, with: property.referenceName)
  }

  /// Whether a class of the module has an optional property of that name, which the code may mean.
  private func isOptionalElsewhere(_ property: OptionalProperty) -> Bool {
    !property.isOptional
      && index.classes.contains {
        $0.properties.contains { $0.name == property.name && $0.type?.hasSuffix("?") == true }
      }
  }

  /// The code behind the file that makes its optional properties work.
  var optionalPropertyCode: String {
    index.optionalProperties.filter { $0.file === file }.map { property in
      let name = StringLiteral.text(property.name)
      let register = index.isForPackage ? "__TouchReplayModule.register(); return " : ""
      let setter = property.isSettable ? " set { TouchReplay._missingOptionalMethod(\(name)) as Void }" : ""
      let type = property.isOptional ? property.type : "(\(property.type))?"
      return """
        extension \(property.protocolName) {
        \(property.access)var \(property.name): \(property.type) { get { TouchReplay._missingOptionalMethod(\(name)) }\(setter) }
        \(property.access)var \(property.referenceName): \(type) { \(register)TouchReplay._responds(self, to: \(name)) ? self.\(property.name) : nil }
        }

        """
    }.joined()
  }

  /// The entries of the table of methods for the properties of a type that may be optional ones of a protocol.
  func optionalPropertyEntries(of block: MemberBlockSyntax) -> [String] {
    block.members.flatMap { member -> [String] in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
      else { return [] }
      return variable.bindings.compactMap { binding in
        let name = binding.pattern.trimmedDescription
        guard index.optionalProperties.contains(where: { $0.name == name }) else { return nil }
        return
          "TouchReplay._registerMethod(\(StringLiteral.text(name)), of: Self.self) { target, _, _ in target.\(name) }"
      }
    }
  }
}

extension OptionalProperty {
  /// The name of the generated property.
  fileprivate var referenceName: String { "_optional_\(name)_property" }
}

extension MemberAccessExprSyntax {
  /// Whether the code treats the value as an optional one: it is chained, unwrapped or bound, `??` follows, or it is compared with
  /// `nil`.
  fileprivate var isOptionalValue: Bool {
    if [.optionalChainingExpr, .forceUnwrapExpr].contains(parent?.kind) { return true }
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == ExprSyntax(self).id })
    else { return parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false }
    let next = place + 1 < elements.count ? elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text : nil
    if next == "??" { return true }
    return [place - 2, place + 2].contains {
      elements.indices.contains($0) && elements[$0].is(NilLiteralExprSyntax.self)
    }
  }
}
