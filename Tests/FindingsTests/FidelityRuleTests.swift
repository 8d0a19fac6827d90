import Findings
import TestBasics
import Testing

@Suite("The rules about which observations are statements")
struct FidelityRuleTests {
  @Test("have rows on the page")
  func rows() throws {
    let rows = try Repository.text("Documentation/Fidelity.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
    let numbers = Set(
      rows.flatMap { row in
        row.split(separator: "|")[0].split(separator: ",").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
      })
    let missing = FidelityRule.all.filter { !numbers.contains(Substring($0.number)) }.map(\.number)
    #expect(missing == [])
    #expect(FidelityRule.all.count == Set(FidelityRule.all.map(\.number)).count)
  }
}
