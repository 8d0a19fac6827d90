/// The header or footer of a section.
public enum HeaderDescription: Sendable {
  /// A title, which the table shows in a view of its own.
  case title(String)
  /// A view.
  case view(ViewDescription)
}
