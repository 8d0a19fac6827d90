import Foundation

/// `rules-translator`: writes copies of Swift files that compile on Linux, and the code that registers their classes.
///
/// `rules-translator --output DIR [--cut FILE:LINE:COLUMN:MESSAGE]… [--next-round] [--cut-rules] [--define CONDITION]… [--coverage]
/// ([--name NAME] FILE)…` prints one JSON document. `NAME` is the path of the next file in everything that is written.
///
/// With `--coverage` it also prints the branches and handlers of the files.
///
/// With `--mutants` the copies can have small faults, of which `TouchReplay.SelectedMutant` selects one at run time. The document lists
/// them. `--without-mutant KEY` leaves one out that does not compile.
///
/// With `--for-package` the copies are a module of a Swift package. It prints what cannot be translated as warnings in the
/// compiler's form.
///
/// With `--hosted` it writes nothing, and prints the types of SwiftUI that code hosts.
@main
enum RulesTranslator {
  static func main() {
    do {
      let arguments = try TranslatorArguments(CommandLine.arguments.dropFirst())
      if arguments.listsHosted {
        return print(try HostedSkeleton(Translation.files(arguments)).text, terminator: "")
      }
      let translation = try Translation(arguments)
      let report = try translation.write()
      print(arguments.isForPackage ? translation.warnings : report, terminator: "")
    } catch {
      FileHandle.standardError.write(Data("rules-translator: \(error)\n".utf8))
      exit((error as? TranslatorError)?.code ?? 74)
    }
  }
}
