import Foundation
import SwiftSyntax

/// The translation of a list of files.
struct Translation {
  private let code: GeneratedCode
  private let report: TranslationReport
  private let folder: String

  init(_ arguments: TranslatorArguments) throws {
    folder = arguments.output
    var files = BodyRemoval.files(try Self.files(arguments))
    var index = ModuleIndex(files)
    var cuts: [Cut] = []
    var refusals: [Problem] = []
    if !arguments.cuts.isEmpty {
      let plan = CutPlan(files, index, arguments.cuts, cutsRules: arguments.cutsRules)
      files = files.map { SourceFile(path: $0.path, index: $0.index, activeText: plan.text(of: $0)) }
      index = ModuleIndex(files)
      (cuts, refusals) = (plan.cuts, plan.refusals)
    }
    index.isForPackage = arguments.isForPackage
    (index.module, index.ownModules) = (arguments.module, arguments.missingNames)
    index.metatypeCalls = arguments.metatypeCalls
    let translations = files.map { [index] in FileTranslation($0, index) }
    for translation in translations { translation.walk(translation.file.tree) }
    let mutants = arguments.hasMutants ? MutantPlan(translations, index, without: arguments.leftOutMutants) : nil
    code = GeneratedCode(translations, index)
    let listed = mutants?.listed(in: code.copies)
    report = TranslationReport(
      copies: code.copies, folder: folder, index: index, problems: translations.flatMap(\.problems) + refusals,
      cuts: cuts, listsCoverage: arguments.listsCoverage, mutants: listed?.mutants ?? [], bodies: listed?.bodies ?? [])
  }

  /// The files as they are.
  static func files(_ arguments: TranslatorArguments) throws -> [SourceFile] {
    try arguments.files.enumerated().map { index, file in
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw TranslatorError(description: "\(file.name): cannot be read", code: 66)
      }
      return SourceFile(path: file.name, index: index, text: [UInt8](data), definitions: arguments.definitions)
    }
  }

  /// What cannot be translated, as warnings in the compiler's form.
  var warnings: String {
    report.problems.map { "\($0.file):\($0.line):\($0.column): warning: \($0.message); \($0.remedy)\n" }.joined()
  }

  /// Writes the copies, and returns the JSON document.
  func write() throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for copy in code.copies { try write(copy.text, to: copy.name) }
    try write(code.registration, to: "Registration.swift")
    return report.text
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
  }
}
