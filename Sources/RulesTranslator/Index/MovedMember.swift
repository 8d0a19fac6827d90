import SwiftSyntax

/// A member of an extension that must be declared in the class itself, because a subclass or the member overrides.
struct MovedMember {
  let file: SourceFile
  let className: String
  let syntax: MemberBlockItemSyntax
  /// The access modifier of the extension, if the member has none of its own.
  let access: String
}
