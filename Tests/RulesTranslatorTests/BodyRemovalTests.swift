import Foundation
import TestSupport
import Testing

@Suite("The copy of a source that imports SwiftUI")
struct BodyRemovalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let expected: String
    let absent: String
    var testDescription: String { name }

    init(_ name: String, _ source: String, _ expected: String, absent: String = "\u{0}") {
      (self.name, self.source, self.expected, self.absent) = (name, source, expected, absent)
    }
  }

  static let cases = [
    Case("the import", "let a = 1", "import SwiftUI\nlet a = 1"),
    Case(
      "a body", "struct A: View { let b: Int\n var body: some View { Text(\"x\") }\n}", "let b: Int", absent: "body"),
    Case(
      "what a view stores", "struct A: View { @State private var b = 0; let c: () -> Void }",
      "@State private var b = 0; let c"),
    Case("an initializer", "struct A: View { let b: Int; init(x: Int) { b = x } }", "init(x: Int) { b = x }"),
    Case(
      "a value of a body", "struct A: View { @Environment(\\.dismiss) var d\n let b = 1 }", "let b = 1",
      absent: "dismiss"),
    Case(
      "state of the app that a body reads", "struct A: View { @EnvironmentObject var m: Model\n let b = 1 }",
      "private let __removedState1 = SwiftUI._RemovedState()\n let b = 1", absent: "Model"),
    Case(
      "a model of the environment", "struct A: View { @Environment(Model.self) private var m }", "__removedState1",
      absent: "Model"),
    Case("a method of a view", "struct A: View { func f() { g() } }", "struct A: View {", absent: "func f"),
    Case(
      "a static method of a view", "struct A: View { static func f() -> Int { 1 } }", "static func f() -> Int { 1 }"),
    Case(
      "a conformance in an extension", "struct A { var body: some View { Text(\"\") } }\nextension A: View {}",
      "struct A", absent: "body"),
    Case(
      "a view protocol of the files", "protocol P: View {}\nstruct A: P { var body: some View { Text(\"\") } }",
      "struct A: P", absent: "body"),
    Case(
      "an extension of View", "extension View { func f() -> some View { padding() } }\nlet a = 1", "let a = 1",
      absent: "padding"),
    Case(
      "another type", "final class A: UIView { var body: String { \"b\" }; func f() {} }",
      "var body: String { \"b\" }; func f() {}"),
    Case(
      "the UIKit side of a representable",
      "struct A: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() }\n func updateUIView(_ v: UIView, context: Context) {} }",
      "func makeUIView(context: Context) -> UIView { UIView() }"),
    Case(
      "modifiers of a hosted view",
      "struct A: View { }\nlet h = UIHostingController(rootView: A().padding(.top).environmentObject(m))",
      "(rootView: A())", absent: "environmentObject"),
    Case(
      "modifiers of a view that a property has", "let h = UIHostingController(rootView: content.ignoresSafeArea())",
      "(rootView: content)"),
    Case(
      "a method that is no modifier", "let h = UIHostingController(rootView: model.make())", "(rootView: model.make())"),
    Case(
      "views of SwiftUI", "let h = UIHostingController(rootView: VStack { Text(\"a\") }.padding())",
      "rootView: SwiftUI._DrawnContent(\"VStack\"))", absent: "Text"),
    Case("a view of any type", "struct A: View {}\nlet a = AnyView(A().padding())", "AnyView(A())"),
    Case(
      "a root view that is set", "struct A: View {}\nfunc f() { host.rootView = A().padding() }",
      "host.rootView = A() }"),
    Case(
      "a function that makes a view", "struct A: View {}\nfunc f() -> some View { A().padding() }",
      "-> some View { A() }"),
    Case(
      "a function of several statements", "func f() -> some View { let a = 1\n return Text(\"\\(a)\") }",
      "SwiftUI._DrawnContent(\"f\")", absent: "Text"),
    Case(
      "the content of a cell", "let c = UIHostingConfiguration { Text(\"a\"); Text(\"b\") }",
      "{  SwiftUI._DrawnContent", absent: "Text"),
  ]

  @Test("loses what only SwiftUI runs, and nothing else", arguments: cases)
  func copies(row: Case) throws {
    let copy = try Translated(["import SwiftUI\n" + row.source]).body
    #expect(copy.contains(row.expected) && !copy.contains(row.absent), "\(copy)")
  }

  @Test("keeps the numbers of lines")
  func lines() throws {
    let source = "import SwiftUI\nstruct A: View {\n  var body: some View {\n    Text(\"\")\n  }\n}\nlet last = 1\n"
    let copy = try Translated([source]).body
    let lines = copy.components(separatedBy: "\n").drop { $0 != "import SwiftUI" }
    #expect(Array(lines).dropFirst(6).first == "let last = 1", "\(copy)")
  }

  @Test("a file that does not import SwiftUI keeps its types")
  func others() throws {
    let copy = try Translated(["struct A: View { var body: Int { 1 } }\nprotocol View {}"]).body
    #expect(copy.contains("var body: Int { 1 }"))
  }
}
