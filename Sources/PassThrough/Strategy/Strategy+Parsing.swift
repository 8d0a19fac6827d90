/// The error for a text that is not a valid strategy.
public struct StrategyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error and the valid values.
  public let description: String
}

extension Strategy {
  /// Parses `NAME[:key=value,…]`; several are joined by `+`.
  public init(parsing text: String) throws(StrategyError) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    if parts.count == 1, parts[0] == "uikit" {
      self = .uikit
      return
    }
    var mechanisms: [Mechanism] = []
    var names: Set<Substring> = []
    for part in parts {
      let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = pieces[0]
      guard names.insert(name).inserted else {
        throw StrategyError(description: "strategy '\(text)' names '\(name)' twice; name each mechanism once")
      }
      var parameters = try Parameters(of: name, pieces.count > 1 ? pieces[1] : nil)
      mechanisms.append(try Self.mechanism(named: name, &parameters, in: text))
      try parameters.finish()
    }
    self.init(mechanisms: mechanisms)
  }

  /// Parses a list such as `tag:scope=class,body=head,flag`. An element with `=` and without a name is a parameter of
  /// the strategy before it. `all` means ``all``.
  public static func list(parsing text: String) throws(StrategyError) -> [Strategy] {
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
    named name: Substring, _ parameters: inout Parameters, in text: String
  ) throws(StrategyError) -> Mechanism {
    switch name {
    case "swizzle":
      return .swizzle(version: try parameters.choice("version") ?? .head)
    case "tag":
      let tag = try parameters.nonZeroInteger("tag") ?? defaultTag
      guard try parameters.choice("scope") ?? TagScope.global == .class else {
        // A global replacement always has the article's body.
        try parameters.refuse(["body=head", "runtime=ios7", "runtime=ios8"], unless: "scope=class")
        _ = try (parameters.choice("body") as TagBody?, parameters.choice("runtime") as TagRuntime?)
        return .tag(tag: tag, scope: .global, body: .article, runtime: nil)
      }
      return .tag(
        tag: tag, scope: .class, body: try parameters.choice("body") ?? .article,
        runtime: try parameters.choice("runtime"))
    case "delegate":
      return .delegate(answer: try parameters.choice("answer") ?? .conditional)
    case "flag":
      return .flag
    case "uikit":
      throw StrategyError(description: "strategy '\(text)' joins 'uikit' to something; uikit stands alone")
    default:
      throw StrategyError(
        description: "unknown strategy '\(name)'; the strategies are uikit, swizzle, tag, delegate and flag "
          + "(see 'replayer strategies')")
    }
  }
}

/// The parameters of one mechanism. Each can be read once.
private struct Parameters {
  private let name: Substring
  private var values: [Substring: Substring] = [:]

  init(of name: Substring, _ text: Substring?) throws(StrategyError) {
    self.name = name
    for pair in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let pieces = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, !pieces[0].isEmpty, !pieces[1].isEmpty else {
        throw StrategyError(
          description: "'\(pair)' is no parameter of strategy '\(name)'; write \(name):key=value")
      }
      guard values.updateValue(pieces[1], forKey: pieces[0]) == nil else {
        throw StrategyError(description: "strategy '\(name)' is given '\(pieces[0])' twice; give it once")
      }
    }
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: Substring) throws(StrategyError) -> Choice?
  where Choice.RawValue == String {
    guard let value = values.removeValue(forKey: key) else { return nil }
    guard let choice = Choice(rawValue: String(value)) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw StrategyError(description: "strategy '\(name)' has no \(key)=\(value); \(key) is \(choices)")
    }
    return choice
  }

  mutating func nonZeroInteger(_ key: Substring) throws(StrategyError) -> Int? {
    guard let value = values.removeValue(forKey: key) else { return nil }
    guard let number = Int(value), number != 0 else {
      throw StrategyError(
        description: "strategy '\(name)' has no \(key)=\(value); \(key) is an integer other than 0")
    }
    return number
  }

  /// Throws for parameters that would have no effect.
  func refuse(_ pairs: [String], unless condition: String) throws(StrategyError) {
    let given = values.map { "\($0.key)=\($0.value)" }
    guard let pair = pairs.first(where: given.contains) else { return }
    throw StrategyError(
      description: "strategy '\(name)': \(pair) has an effect only with \(condition); add that or leave it out")
  }

  func finish() throws(StrategyError) {
    guard let key = values.keys.min() else { return }
    throw StrategyError(
      description: "strategy '\(name)' has no parameter '\(key)' (see 'replayer strategies')")
  }
}
