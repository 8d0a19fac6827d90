import SwiftSyntax

/// An error of the compiler with the part of a file that it cuts.
struct CompilerError {
  let request: CutRequest
  let file: SourceFile
  let target: CutTarget
  /// The names of the types around the error, without those around them. An extension has the name of its type.
  let types: Set<String>

  /// `nil` if the error is at no part that can be cut.
  init?(_ request: CutRequest, in file: SourceFile) {
    let names = Set(
      request.message.quotedNames.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
    guard let token = file.token(line: request.line, column: request.column, named: names),
      let target = CutTarget.around(token, message: request.message)?.narrowed(to: token)
    else { return nil }
    (self.request, self.file, self.target) = (request, file, target)
    types = Set(
      sequence(first: Syntax(token), next: \.parent).compactMap { node in
        node.as(ClassDeclSyntax.self)?.name.text
          ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.split(separator: ".").last.map(
            String.init)
      })
  }

  /// The name of the class whose superclass is missing, if that is the error.
  var classWithoutSuperclass: String? {
    target.kind == .superclass ? target.declaration.as(ClassDeclSyntax.self)?.name.text : nil
  }
}

extension SourceFile {
  /// The token at a position, or the first one of the line.
  ///
  /// Columns are those of the translated copy, in which code before them can be longer or shorter. If the token at the position has
  /// none of the names of the message, the nearest one of the line that has is meant.
  fileprivate func token(line: Int, column: Int, named names: Set<String>) -> TokenSyntax? {
    guard let range = range(ofLine: line) else { return nil }
    let first = bytes[range].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? range.lowerBound
    let offset = column > 0 && range.contains(range.lowerBound + column - 1) ? range.lowerBound + column - 1 : first
    let token = tree.token(at: AbsolutePosition(utf8Offset: max(offset, first)))
    guard column > 0, let token, !names.contains(token.text) else { return token }
    var nearest: TokenSyntax?
    var next = tree.token(at: AbsolutePosition(utf8Offset: first))
    while let candidate = next, range.contains(candidate.bounds.lowerBound) {
      let distance = { (token: TokenSyntax) in abs(token.bounds.lowerBound - offset) }
      if names.contains(candidate.text), nearest.map({ distance(candidate) < distance($0) }) ?? true {
        nearest = candidate
      }
      next = candidate.nextToken(viewMode: .sourceAccurate)
    }
    return nearest ?? token
  }
}
