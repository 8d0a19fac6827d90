import JSONText
import Testing

@Suite("The places that a report of coverage needs")
struct CoveragePlaceTests {
  private func branches(_ source: String) throws -> [String] {
    let file = try Translated([source], ["--coverage"]).report["files"]?.array?.first
    return (file?["branches"]?.array ?? []).map { branch in
      let ways = (branch["ways"]?.array ?? []).map { way in
        "\(way["name"]?.string ?? "")@\(way["at"]?.array?[1].integer.map(String.init) ?? "")"
      }
      return
        "\(branch["kind"]?.string ?? "") \(branch["entry"]?.array?[1].integer ?? 0): \(ways.joined(separator: " "))"
    }
  }

  @Test(
    "branches have the columns of their ways",
    arguments: [
      ("if a {} else if b {}", ["if 12: true@17 false@25", "if 25: true@30 false@"]),
      ("guard a else { return }", ["guard 12: true@ false@25"]),
      ("switch n { case 1, 2: g(); default: break }", ["switch 12: case 1, 2@34", "switch 12: default@48"]),
      ("do { try h() } catch {}", ["catch 12: error@33"]),
      ("for _ in x {}", ["for 12: element@23"]), ("while a {}", ["while 12: true@20"]),
      ("_ = a ? b : c", ["? : 16: true@20 false@24"]), ("_ = o ?? b", ["?? 16: left@ right@21"]),
      ("_ = a && b || c", ["&& 16: left@ right@21", "|| 16: left@ right@26"]),
      ("_ = a || b && c", ["|| 16: left@ right@21", "&& 21: left@ right@26"]),
    ])
  func branch(statement: String, expected: [String]) throws {
    #expect(try branches("func f() { \(statement) }") == expected)
  }

  @Test("methods for selectors and closures of actions are handlers, and without the option nothing is listed")
  func handlers() throws {
    let source = "class A: UIView { @objc func f() {}\n func g() { h(UIAction { _ in }) } }"
    let file = try Translated([source], ["--coverage"]).report["files"]?.array?.first
    let handlers = (file?["handlers"]?.array ?? []).map { handler in
      "\(handler["name"]?.string ?? "") \(handler["at"]?.array?.compactMap(\.integer) ?? [])"
    }
    #expect(handlers == ["A.f [1, 34]", "A.closure [2, 24]"])
    #expect(try Translated([source]).report["files"]?.array?.first?["handlers"] == nil)
  }
}
