extension LoggedView {
  /// The keys of an identifier in an element of a chain.
  private static let identifierKeys = ["attr__accessibilityIdentifier", "attr__id", "attr_id"]

  /// The view of the first element of a chain as PostHog writes it: `UIButton:text="Buy";UIView;UIWindow`.
  ///
  /// The app's library writes classes and texts, so the view is one of a class. Chains of other senders have identifiers.
  init?(elementsChain chain: String) {
    // A text can contain a semicolon.
    var isQuoted = false
    var isEscaped = false
    let first = chain.prefix { character in
      if isEscaped {
        isEscaped = false
        return true
      }
      if character == "\\" { isEscaped = true }
      if character == "\"" { isQuoted.toggle() }
      return isQuoted || character != ";"
    }
    for key in Self.identifierKeys {
      guard let start = first.firstRange(of: "\(key)=\"")?.upperBound else { continue }
      let value = first[start...].prefix { $0 != "\"" }
      if !value.isEmpty {
        self = .element(String(value))
        return
      }
    }
    let name = first.prefix { $0 != ":" && $0 != "." }
    guard !name.isEmpty else { return nil }
    self = .anyOfClass(String(name))
  }
}
