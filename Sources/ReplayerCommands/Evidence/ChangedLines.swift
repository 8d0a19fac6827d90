import CommandLineSupport
import Commands
import Findings
import GitRepositories
import RulesBuilds

/// The lines of files that differ from those of a commit.
struct ChangedLines {
  /// The changed lines by file, from 1; `nil` for a file that the commit does not have.
  private var lines: [String: Set<Int>?] = [:]

  /// The lines that `--changed-since` selects; `nil` without it.
  init?(_ arguments: Arguments, _ sources: [RulesFile], _ console: Console) throws {
    guard let revision = arguments.string("changed-since") else { return nil }
    // A commit that does not exist is an error; files that it does not have are new.
    _ = try GitRepository().commit(revision)
    var old: [String: RulesFile] = [:]
    for path in arguments.strings("rules") {
      do {
        for file in try RulesOptions.builder(arguments, console).sources([path], revision: revision) {
          old[file.path] = file
        }
      } catch let error as RulesBuildError where error.kind == .missing {
        continue
      } catch let error as RulesBuildError {
        throw Failures.failure(of: error)
      }
    }
    for source in sources {
      lines[source.path] = old[source.path].map { Self.changed(source.content, since: $0.content) }
    }
  }

  private static func changed(_ new: [UInt8], since old: [UInt8]) -> Set<Int> {
    func lines(_ content: [UInt8]) -> [ArraySlice<UInt8>] {
      content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    var changed: Set<Int> = []
    for case .insert(let offset, _, _) in lines(new).difference(from: lines(old)) { changed.insert(offset + 1) }
    return changed
  }

  /// Whether a line of the fault is changed.
  func contains(_ mutant: Mutant) -> Bool {
    guard let known = lines[mutant.file], let changed = known else { return true }
    return (mutant.line...mutant.endLine).contains { changed.contains($0) }
  }
}
