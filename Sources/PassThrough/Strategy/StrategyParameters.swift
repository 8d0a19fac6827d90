/// The parameters of one mechanism. Taking a parameter removes it.
package struct StrategyParameters {
  private let name: Substring
  private var values: [Substring: Substring] = [:]

  init(of name: Substring, _ text: Substring?) throws(StrategyError) {
    self.name = name
    for pair in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let pieces = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, !pieces[0].isEmpty, !pieces[1].isEmpty else {
        throw StrategyError(
          description: "'\(pair)' is not a parameter of strategy '\(name)'; write \(name):key=value")
      }
      guard values.updateValue(pieces[1], forKey: pieces[0]) == nil else {
        throw StrategyError(description: "strategy '\(name)' is given '\(pieces[0])' twice; give it once")
      }
    }
  }

  /// The value of a key that has one of several words; `nil` if the key is absent.
  package mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: Substring) throws(StrategyError)
    -> Choice?
  where Choice.RawValue == String {
    guard let value = values.removeValue(forKey: key) else { return nil }
    guard let choice = Choice(rawValue: String(value)) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw StrategyError(description: "strategy '\(name)' has no \(key)=\(value); \(key) is \(choices)")
    }
    return choice
  }

  /// The value of a key that has an integer other than 0; `nil` if the key is absent.
  package mutating func nonZeroInteger(_ key: Substring) throws(StrategyError) -> Int? {
    guard let value = values.removeValue(forKey: key) else { return nil }
    guard let number = Int(value), number != 0 else {
      throw StrategyError(
        description: "strategy '\(name)' has no \(key)=\(value); \(key) is an integer other than 0")
    }
    return number
  }

  /// Throws if one of the `key=value` pairs is present. Call it if the condition for their effect is not met.
  ///
  /// - Parameter condition: The condition, for the message.
  package func refuse(_ pairs: [String], unless condition: String) throws(StrategyError) {
    let given = values.map { "\($0.key)=\($0.value)" }
    guard let pair = pairs.first(where: given.contains) else { return }
    throw StrategyError(
      description: "strategy '\(name)': \(pair) has an effect only with \(condition); add that or leave it out")
  }

  /// Throws if a key is left that no mechanism has taken.
  func finish() throws(StrategyError) {
    guard let key = values.keys.min() else { return }
    throw StrategyError(
      description: "strategy '\(name)' has no parameter '\(key)' (see 'replayer strategies')")
  }
}
