/// An option of a command: `--scene S`, or a flag such as `--json`.
public struct Option: Sendable {
  /// The long name without its dashes, in kebab-case.
  public let name: String
  /// The letter of the short form, if there is one.
  public let short: Character?
  /// The option's value; `nil` for a flag.
  public let value: Value?
  /// One sentence for the help, without a full stop.
  public let help: String
  /// Whether the option must be given.
  public let isRequired: Bool
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  /// What a shell offers for the value.
  public let completion: Completion

  /// The type of an option's value. The first string is its name in the help.
  public enum Value: Sendable {
    /// Any text.
    case text(String)
    /// A whole number in a range.
    case integer(String, ClosedRange<Int>)
    /// Finite decimal numbers separated by commas; `counts` lists the accepted counts.
    case numbers(String, counts: [Int])
    /// One word of a closed list.
    case choice(String, [String])
  }

  /// Declares an option that takes a value. A shell offers the words of a choice, whatever `completion` is.
  public init(
    _ name: String, short: Character? = nil, _ value: Value, completion: Completion = .none, help: String,
    isRequired: Bool = false, isRepeatable: Bool = false
  ) {
    self.init(
      name: name, short: short, value: value, completion: completion, help: help, isRequired: isRequired,
      isRepeatable: isRepeatable)
  }

  /// Declares a flag, which takes no value and may be given any number of times.
  public static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
    Option(
      name: name, short: short, value: nil, completion: .none, help: help, isRequired: false, isRepeatable: true)
  }

  private init(
    name: String, short: Character?, value: Value?, completion: Completion, help: String, isRequired: Bool,
    isRepeatable: Bool
  ) {
    let isKebabCase = name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
    precondition(isKebabCase && name.first?.isLetter == true, "'\(name)' is not a kebab-case option name")
    precondition(!(isRequired && value == nil), "a flag cannot be required: '\(name)'")
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
    if case .choice(_, let words)? = value { self.completion = .words(words) } else { self.completion = completion }
  }
}

extension Option {
  /// The option in the help: `-o, --output FILE`.
  var synopsis: String {
    (short.map { "-\($0), " } ?? "") + longForm
  }

  /// The long form with its value: `--output FILE`.
  var longForm: String {
    value.map { "--\(name) \($0.name)" } ?? "--\(name)"
  }

  /// The option's help on one line, as it follows a message about misuse.
  var helpLine: String { "  \(synopsis)  \(help)" }
}

extension Option.Value {
  /// The value's name in the help.
  var name: String {
    switch self {
    case .text(let name), .integer(let name, _), .numbers(let name, _), .choice(let name, _): name
    }
  }

  /// The problem with a text as such a value, or `nil`.
  func problem(with text: String) -> String? {
    switch self {
    case .text: nil
    case .integer(_, let range):
      if let number = Int(text), range.contains(number) { nil } else { "is not a whole number \(Self.words(range))" }
    case .numbers(let name, let counts):
      if let numbers = Self.numbers(text), counts.contains(numbers.count) {
        nil
      } else {
        "is not of the form \(name) with decimal numbers"
      }
    case .choice(_, let words):
      if words.contains(text) {
        nil
      } else if let near = Suggestion.nearest(to: text, among: words) {
        "is not one of \(words.joined(separator: ", ")); did you mean '\(near)'?"
      } else {
        "is not one of \(words.joined(separator: ", "))"
      }
    }
  }

  /// The numbers of a comma-separated list, or `nil` when one of them is not a finite decimal number.
  public static func numbers(_ text: String) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard part.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }),
        let number = Double(String(part)), number.isFinite
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "of this machine"
    case (let low, .max): "from \(low) up"
    case (.min, let high): "up to \(high)"
    case (let low, let high): "from \(low) to \(high)"
    }
  }
}
