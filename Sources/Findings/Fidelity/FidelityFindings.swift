/// What observations state about the rules of the engine.
package struct FidelityFindings: Sendable {
  /// How an observation relates to a rule.
  package enum Verdict: String, CaseIterable, Sendable {
    /// The engine has the outcome that was observed.
    case held
    /// The engine has another one.
    case contradicted
    /// It differs, and the cause is not this rule alone: a rule of the app, a difference before it, or what is not modelled.
    case unknown
  }

  /// The first observation of a verdict.
  package struct Example: Hashable, Sendable {
    package var source: String
    package var session: Int
    package var event: Int
    package var text: String

    package init(source: String, session: Int, event: Int, text: String) {
      (self.source, self.session, self.event, self.text) = (source, session, event, text)
    }
  }

  package struct Count: Sendable {
    package var count = 0
    package var example: Example?
  }

  package private(set) var counts: [FidelityRule: [Verdict: Count]] = [:]
  /// The number of observations of each verdict. One can be about several rules, and about none of the page.
  private var totals: [Verdict: Int] = [:]
  package var sessions = 0

  package init() {}

  /// The number of observations: outcomes that were observed or that the engine has in the place of one.
  package var observations: Int { totals.values.reduce(0, +) }

  /// The number of observations of a verdict.
  package func total(_ verdict: Verdict) -> Int { totals[verdict] ?? 0 }

  package subscript(rule: FidelityRule, verdict: Verdict) -> Count { counts[rule]?[verdict] ?? Count() }

  /// Adds an observation.
  package mutating func add(_ verdict: Verdict, _ rules: Set<FidelityRule>, _ example: Example) {
    totals[verdict, default: 0] += 1
    for rule in rules {
      var count = self[rule, verdict]
      count.count += 1
      if count.example == nil { count.example = example }
      counts[rule, default: [:]][verdict] = count
    }
  }
}
