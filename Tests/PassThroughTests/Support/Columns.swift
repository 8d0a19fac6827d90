/// The columns of the tables: what each strategy is called there, and its text.
enum Column: String, CaseIterable, Sendable {
  case vanilla = "uikit"
  case swizzle
  case tag
  case delegate
  case flag
  case classArticle = "tag:scope=class"
  case classHead = "tag:scope=class,body=head"

  /// Whether marked views are of the class that the exchange is made with.
  var marksContainers: Bool { self == .classArticle || self == .classHead }
}
