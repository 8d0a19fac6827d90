package import Findings
import JSONText
import PrintedText

/// What observations on devices state about the rules of the engine, as text and as JSON.
package struct FidelityReport {
  private let findings: FidelityFindings

  package init(_ findings: FidelityFindings) { self.findings = findings }

  private var rules: [FidelityRule] { findings.counts.keys.sorted() }

  package func text() -> String {
    var text = ""
    for rule in rules {
      let counts = FidelityFindings.Verdict.allCases.map { "\(findings[rule, $0].count) \($0.rawValue)" }
      text += "\(rule.number) \(rule.sentence): \(counts.joined(separator: ", "))\n"
      for verdict in FidelityFindings.Verdict.allCases.reversed() {
        guard let example = findings[rule, verdict].example else { continue }
        text +=
          "  \(verdict.rawValue): \(example.source), session \(example.session), event \(example.event): \(example.text)\n"
      }
    }
    let totals = FidelityFindings.Verdict.allCases.map { "\(findings.total($0)) \($0.rawValue)" }
    text +=
      "\(Counted.text(findings.observations, "observation")) in \(Counted.text(findings.sessions, "session")): "
      + "\(totals.joined(separator: ", "))\n"
    return text
  }

  package func json() -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", 1)
      json.member("sessions", findings.sessions)
      json.member("observations", findings.observations)
      for verdict in FidelityFindings.Verdict.allCases { json.member(verdict.rawValue, findings.total(verdict)) }
      json.member("rules", objects: rules) { json, rule in
        json.member("rule", rule.number)
        json.member("sentence", rule.sentence)
        for verdict in FidelityFindings.Verdict.allCases {
          json.member(verdict.rawValue, findings[rule, verdict].count)
        }
        json.key("examples")
        json.object { json in
          for verdict in FidelityFindings.Verdict.allCases {
            guard let example = findings[rule, verdict].example else { continue }
            json.key(verdict.rawValue)
            json.object { json in
              json.member("source", example.source)
              json.member("session", example.session)
              json.member("event", example.event)
              json.member("text", example.text)
            }
          }
        }
      }
    }
    return json.finish()
  }
}
