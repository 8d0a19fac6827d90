/// A version of the drop-down controller's code; each lets touches through in its own way.
///
/// Source: Dalein/VCTransition at e06e7c4, 0e18a02 and 978745a, and the article's text [S].
public enum DropDownGeneration: CaseIterable, Sendable {
  /// A category replaces `hitTest` for every view and skips results with the tag 666: e06e7c4.
  case category666
  /// The same with the tag 73: 0e18a02, and the article's main text.
  case category73
  /// The method with the tag test, exchanged with that of the container's class: the end of the article.
  case classArticle
  /// A method without a tag test, exchanged in the same way: 978745a, the last one.
  case classRepository

  /// The container's tag; `nil` when it is not tagged.
  public var tag: Int? {
    switch self {
    case .category666: 666
    case .category73, .classArticle: 73
    case .classRepository: nil
    }
  }

  /// The method that is exchanged; `nil` when UIView's own is replaced.
  var exchangedBody: TagSwizzle.Body? {
    switch self {
    case .category666, .category73: nil
    case .classArticle: .article
    case .classRepository: .head
    }
  }
}
