/// The columns of the tables: the name of each strategy there, and its text.
enum Column: String, CaseIterable, Sendable {
  case vanilla = "uikit"
  case swizzle
  case tag
  case delegate
  case flag
  case classArticle = "tag:scope=class"
  case classHead = "tag:scope=class,body=head"

  /// Whether marked views have the class whose method is exchanged.
  var marksContainers: Bool { self == .classArticle || self == .classHead }
}
