/// The error for a text that is not a valid strategy.
package struct StrategyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error and the valid values.
  package let description: String
}

extension Strategy {
  /// Parses `NAME[:key=value,…]`; several are joined by `+`.
  package init(parsing text: String) throws(StrategyError) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    if parts.count == 1, parts[0] == "uikit" {
      self = .uikit
      return
    }
    var mechanisms: [any StrategyMechanism] = []
    var names: Set<Substring> = []
    for part in parts {
      let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = pieces[0]
      guard names.insert(name).inserted else {
        throw StrategyError(description: "strategy '\(text)' names '\(name)' twice; name each mechanism once")
      }
      var parameters = try StrategyParameters(of: name, pieces.count > 1 ? pieces[1] : nil)
      mechanisms.append(try Self.mechanism(named: name, &parameters, in: text))
      try parameters.finish()
    }
    self.init(mechanisms: mechanisms)
  }

  /// Parses a list such as `tag:scope=class,body=head,flag`. An element with `=` and without a name is a parameter of
  /// the strategy before it. `all` means ``all``.
  package static func list(parsing text: String) throws(StrategyError) -> [Strategy] {
    var texts: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let key = piece.prefix { $0 != "=" }
      if piece.contains("="), !key.contains(where: { $0 == ":" || $0 == "+" }), !texts.isEmpty {
        texts[texts.count - 1] += ",\(piece)"
      } else {
        texts.append(String(piece))
      }
    }
    var strategies: [Strategy] = []
    for text in texts {
      let named = text == "all" ? all : [try Strategy(parsing: text)]
      for strategy in named where !strategies.contains(strategy) { strategies.append(strategy) }
    }
    return strategies
  }

  private static func mechanism(
    named name: Substring, _ parameters: inout StrategyParameters, in text: String
  ) throws(StrategyError) -> any StrategyMechanism {
    if name == "uikit" {
      throw StrategyError(description: "strategy '\(text)' combines 'uikit' with another strategy; use uikit alone")
    }
    guard let type = StrategyCatalog.mechanisms.first(where: { $0.name == name }) else {
      let names = ["uikit"] + StrategyCatalog.mechanisms.map { $0.name }
      throw StrategyError(
        description: "unknown strategy '\(name)'; the strategies are \(names.dropLast().joined(separator: ", ")) "
          + "and \(names.last!) (see 'replayer strategies')")
    }
    return try type.init(&parameters)
  }
}
