import Testing
import UIKit

@Suite("The page on fidelity")
struct FidelityTests {
  private static let unmodelled = "not modelled"

  @Test("has every rule, each with its evidence, its source and its tests")
  func rules() throws {
    let rows = try FidelityPage().rows(of: "Modelled rules")
    let known = Set(FidelityIdentifiers.rules)
    var named: Set<String> = []
    for row in rows {
      guard row.count == 5 else {
        Issue.record("not rule, line, evidence, source and holder: \(row)")
        continue
      }
      for rule in FidelityPage.list(row[0]) where rule.first?.isNumber == true {
        #expect(known.contains(rule), "there is no rule \(rule)")
        named.insert(rule)
      }
      let classes = row[2] == "–" ? [] : FidelityPage.list(row[2])
      let known = PlatformParameter.Evidence.Class.allCases.map(\.rawValue)
      #expect(classes.allSatisfy { known.contains($0) }, "\(row[0]): evidence \(row[2])")
      #expect(!row[1].isEmpty && !row[3].isEmpty, "\(row[0])")
    }
    let missing = FidelityIdentifiers.rules.filter { !named.contains($0) }
    #expect(missing.isEmpty, "rules without a row")
  }

  @Test("names existing tests for every rule that is modelled")
  func holders() throws {
    let suites = try TestSuites.all.get()
    for row in try FidelityPage().rows(of: "Modelled rules") where row.count == 5 && row[4] != Self.unmodelled {
      let holders = FidelityPage.list(row[4])
      #expect(!holders.isEmpty, "\(row[0])")
      for flaw in holders.compactMap(suites.flaw) { Issue.record("\(row[0]): \(flaw)") }
    }
  }

  @Test("lists every row of cases, each with the suite that tests it")
  func cases() throws {
    let suites = try TestSuites.all.get()
    let rows = try FidelityPage().rows(of: "Rows of cases")
    #expect(rows.map { $0[0] } == FidelityIdentifiers.rows)
    for row in rows where row.last != Self.unmodelled {
      #expect(row.count == 4, "\(row)")
      for holder in FidelityPage.list(row.last ?? "") {
        if let flaw = suites.flaw(in: holder, showing: row[0]) { Issue.record("\(row[0]): \(flaw)") }
      }
    }
  }

  @Test("names every suite of the engine's tests")
  func suites() throws {
    let page = try FidelityPage()
    var named: Set<String> = []
    for section in ["Modelled rules", "Rows of cases", "Disputes", "Not modelled"] {
      for row in page.rows(of: section) {
        for holder in FidelityPage.list(row.last ?? "") {
          named.insert(holder.split(separator: "/").first.map(String.init) ?? "")
        }
      }
    }
    let suites = try TestSuites.all.get()
    let tests = suites.names(below: "Tests/UIKitTests") + suites.names(below: "Tests/PassThroughTests")
    try #require(tests.count > 15)
    let aboutText = [
      "FidelityTests", "PlatformParameters", "NumbersInCode", "StrategyText", "EngineTests", "StrategyTests",
      "EngineStateTests", "EngineOwnershipTests", "InterruptedEngineTests", "DecelerationCountTests",
      "PublicSymbolsTests", "OpenMembersTests", "RuleSentenceTests", "ControlHandlers", "NotificationHandlers",
      "HandlerNaming", "Reactions", "EffectKinds", "EffectParts", "EffectOracle", "EffectsAtRest",
      "EffectLooks", "EffectPartsOracle",
    ]
    #expect(tests.filter { !named.contains($0) && !aboutText.contains($0) } == [], "suites that hold nothing")
  }

  @Test("states the effect of every rule and row that is not modelled")
  func gaps() throws {
    let page = try FidelityPage()
    let open = (page.rows(of: "Modelled rules") + page.rows(of: "Rows of cases")).filter { $0.last == Self.unmodelled }
      .flatMap { FidelityPage.list($0[0]) }
    let explained = page.rows(of: "Not modelled").flatMap { FidelityPage.list($0[0]) }.filter { $0 != "–" }
    #expect(Set(open) == Set(explained))
    let suites = try TestSuites.all.get()
    for row in page.rows(of: "Not modelled") {
      #expect(row.count == 4, "\(row)")
      for holder in FidelityPage.list(row[3]) where holder != "–" {
        if let flaw = suites.flaw(in: holder) { Issue.record("\(row[1]): \(flaw)") }
      }
    }
  }

  @Test("has every question that the sources report as disputed, with its readings and its test")
  func disputes() throws {
    let suites = try TestSuites.all.get()
    let rows = try FidelityPage().rows(of: "Disputes")
    for row in rows {
      guard row.count == 4, row.allSatisfy({ !$0.isEmpty }) else {
        Issue.record("not question, readings, time and holder: \(row)")
        continue
      }
      for flaw in FidelityPage.list(row[3]).compactMap(suites.flaw) { Issue.record("\(row[0]): \(flaw)") }
    }
    let sites = try DisputeSites.all()
    try #require(sites.count > 10)
    let named = rows.map { $0[0] }
    #expect(Set(named).subtracting(sites) == [], "questions that no code reports")
    #expect(sites.subtracting(named) == [], "questions without a row")
    #expect(Set(named).count == named.count)
  }

  @Test("lists the switches with the platform's parameters")
  func switches() throws {
    let expected = PlatformParameter.all.map { parameter in
      [
        "`\(parameter.name)`", parameter.text(parameter.defaultValue), parameter.evidence[0].class.rawValue,
        parameter.evidence.text,
        parameter.otherReadings.isEmpty
          ? "–" : parameter.otherReadings.map { "\(parameter.text($0)): \($0.evidence.text)" }.joined(separator: "; "),
      ]
    }
    let rows = try FidelityPage().rows(of: "Switches")
    let lines = expected.map { "| " + $0.joined(separator: " | ") + " |" }
    if rows != expected { Issue.record("the table should be\n\(lines.joined(separator: "\n"))") }
  }

  @Test("lists every choice that the sources mark as inferred")
  func choices() throws {
    let named = try FidelityPage().rows(of: "Choices that are inferred").flatMap { FidelityPage.list($0[1]) }
    let marked = try InferredMarks.all()
    try #require(marked.count > 5)
    #expect(Set(named) == marked)
    #expect(Set(named).count == named.count)
  }
}
