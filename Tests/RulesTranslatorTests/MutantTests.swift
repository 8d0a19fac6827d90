import Foundation
import JSONText
import TestSupport
import Testing

@Suite("The translator makes small faults that are selected at run time")
struct MutantTests {
  private static let source = """
    import UIKit

    class Panel: UIView {
      let one = UIButton()
      let two = UIButton()
      var isOpen = true
      override init(frame: CGRect) {
        super.init(frame: frame.insetBy(dx: -8, dy: 0))
        addSubview(one)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isOpen && point.y < 40 else { return nil }
        return super.hitTest(point, with: event)
      }
      func wire() {
        super.layoutSubviews()
        one.addTarget(self, action: #selector(open), for: .touchUpInside)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .allowUserInteraction], animations: {})
        later { [weak self] in
          guard let self else { return }
          self.close()
        }
      }
      func later(_ work: @escaping () -> Void) { while isOpen { work() } }
      @objc func open() { print("open"); isOpen = true }
      @objc func close() { isOpen = false }
    }

    """

  private func mutants(_ source: String = Self.source, _ arguments: [String] = []) throws -> [String] {
    try Translated([source], ["--mutants"] + arguments).lines("mutants", "line", "operator", "original", "replacement")
  }

  @Test(
    "each operator has its faults",
    arguments: [
      "6 boolean true false", "8 inset -8 0", "8 inset 0 1", "9 statement addSubview(one) ", "9 view one two",
      "13 logical isOpen && point.y < 40 isOpen || point.y < 40", "13 comparison point.y < 40 point.y <= 40",
      "13 condition isOpen && point.y < 40 !(isOpen && point.y < 40)", "13 condition isOpen && point.y < 40 true",
      "13 condition isOpen && point.y < 40 false", "13 constant 40 0", "13 returned nil self",
      "13 returned nil super.hitTest(point, with: event)", "14 returned super.hitTest(point, with: event) nil",
      "14 returned super.hitTest(point, with: event) self", "17 superCall super.layoutSubviews() ",
      "18 selector #selector(open) Selector(\"close\")", "18 view one two",
      "18 statement one.addTarget(self, action: #selector(open), for: .touchUpInside) ",
      "19 option [.curveEaseIn, .allowUserInteraction] [.allowUserInteraction]",
      "19 option [.curveEaseIn, .allowUserInteraction] [.curveEaseIn]", "19 constant 1 0",
      "21 weakSelf let self let self, false", "22 statement self.close() ", "25 condition isOpen !isOpen",
      "25 condition isOpen false", "26 statement isOpen = true ", "26 boolean true false",
    ])
  func operators(expected: String) throws { #expect(try mutants().contains(expected)) }

  @Test("what could only end in an error of the compiler or in no end has no fault")
  func noFaults() throws {
    let found = try mutants()
    for text in [
      "25 condition isOpen true", "26 statement print", "8 statement",
      "14 returned super.hitTest(point, with: event) super",
    ] {
      #expect(!found.contains { $0.hasPrefix(text) }, "\(text)")
    }
    let more = try mutants(
      """
      enum E: Int { case one = 1 }
      func f(_ n: Int) -> Int { switch n { case 1: return 2; default: return n } }
      func g() throws { let x: Int; if try h() { x = 1 } else { x = 2 }; _ = x }
      func h() throws -> Bool { true }
      """)
    #expect(
      more == ["2 constant 2 0", "3 constant 1 0", "3 constant 2 0", "3 statement _ = x ", "4 boolean true false"])
  }

  @Test("the copy keeps its lines, and the code around a place is nested with what the translation adds")
  func copy() throws {
    let translated = try Translated([Self.source], ["--mutants"])
    let lines = translated.body.split(separator: "\n", omittingEmptySubsequences: false)
    let plain = try Translated([Self.source]).body.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == plain.count)
    let decision = try #require(lines.first { $0.contains("super.hitTest") && $0.contains("decidedBySuper") })
    #expect(
      decision.contains(
        "TouchReplay.decidedBySuper({ TouchReplay._mutated("), "\(decision)")
    #expect(decision.contains("super.hitTest(point, with: event), self), nil) }, line: 14,"), "\(decision)")
    let condition = try #require(lines.first { $0.contains("guard TouchReplay._condition") })
    #expect(
      condition.contains("TouchReplay._isMutant(") && condition.contains(" ? point.y <= TouchReplay._mutated("),
      "\(condition)")
  }

  @Test("a fault that is left out keeps its key, and no code selects it")
  func leftOut() throws {
    let first = try Translated([Self.source], ["--mutants"])
    let key = try #require(
      first.report["mutants"]?.array?.first { $0["operator"]?.string == "logical" }?["key"]?.string)
    let again = try Translated(
      [Self.source],
      ["--mutants", "--without-mutant", key.replacingOccurrences(of: first.paths[0], with: "$/0.swift")])
    #expect(again.report["mutants"]?.array?.count == first.report["mutants"]?.array?.count)
    let left = (again.report["mutants"]?.array ?? []).filter { $0["number"]?.integer == nil }
    #expect(left.count == 1 && left.first?["operator"]?.string == "logical")
    #expect(!again.copies[0].contains("TouchReplay._and("))
  }

  @Test("without the option the copies have no faults")
  func plain() throws {
    let translated = try Translated([Self.source])
    #expect(translated.report["mutants"] == nil && !translated.copies[0].contains("_mutated"))
  }
}
