public import HitTestTerms

extension ViewID: ExpressibleByStringLiteral {
  /// The identity of the view that entered the scene with a name.
  public init(stringLiteral name: String) { self.init(named: name) }
}
