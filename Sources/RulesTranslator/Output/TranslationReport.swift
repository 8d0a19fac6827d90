import JSONText
import SwiftSyntax

/// The JSON document that the tool prints.
struct TranslationReport {
  let copies: [GeneratedCode.Copy]
  let folder: String
  let index: ModuleIndex
  let problems: [Problem]
  let cuts: [Cut]
  let listsCoverage: Bool
  let mutants: [MutantPlan.Entry]
  let bodies: [NotedBodies.Body]

  var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", 1)
      writer.member("files", objects: copies) { writer, copy in
        writer.member("path", copy.file.path)
        writer.member("copy", "\(folder)/\(copy.name)")
        writer.key("columns")
        writer.array { writer in
          for change in copy.columns {
            writer.array { writer in
              for number in [change.line, change.column, change.removed, change.inserted] { writer.integer(number) }
            }
          }
        }
        if listsCoverage { CoveragePlaces(copy.file).write(to: &writer) }
      }
      writer.key("classes")
      writer.array { writer in
        for declaration in index.classes { write(declaration, to: &writer) }
      }
      writer.member("functions", objects: copies.flatMap { FunctionPlaces($0.file).list }) { writer, function in
        writer.member("name", function.name)
        writer.member("file", function.file)
        writer.member("line", function.line)
        writer.member("end", function.end)
      }
      writer.key("problems")
      writer.array { writer in
        for problem in problems { write(problem, to: &writer) }
      }
      writer.key("cuts")
      writer.array { writer in
        for cut in cuts { write(cut, to: &writer) }
      }
      if !mutants.isEmpty {
        writer.member("mutants", objects: mutants) { $1.write(to: &$0) }
        writer.member("bodies", objects: bodies) { $1.write(to: &$0) }
      }
    }
    return writer.finish() + "\n"
  }

  private func write(_ declaration: ClassDeclaration, to writer: inout JSONWriter) {
    let factory = index.factory(of: declaration)
    writer.object { writer in
      writer.member("name", declaration.name)
      writer.member("superclasses", index.superclasses(of: declaration))
      writer.member("kind", index.kind(of: declaration).rawValue)
      writer.member("file", declaration.file.path)
      writer.member("line", declaration.file.line(of: declaration.syntax.name))
      writer.member("isFinal", declaration.isFinal)
      writer.member("make", factory.kind.rawValue)
      if let reason = factory.reason { writer.member("reason", reason) }
      writer.member("properties", objects: declaration.properties) { writer, property in
        writer.member("name", property.name)
        writer.member("type", property.type)
        writer.member("line", property.line)
      }
    }
  }

  private func write(_ problem: Problem, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", problem.file)
      writer.member("line", problem.line)
      writer.member("column", problem.column)
      writer.member("message", problem.message)
      writer.member("remedy", problem.remedy)
    }
  }

  private func write(_ cut: Cut, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", cut.file)
      writer.member("line", cut.line)
      writer.member("name", cut.name)
      writer.member("kind", cut.kind.rawValue)
      writer.member("isRule", cut.isRule)
      writer.member("reason", cut.reason)
    }
  }
}
