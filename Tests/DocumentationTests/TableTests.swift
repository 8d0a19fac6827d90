import CommandLineSupport
import Foundation
import PassThrough
import Scenes
import TestSupport
import Testing
import UIKit

@Suite("The tables on the pages")
struct TableTests {
  @Test("have the exit codes of the tools")
  func exitCodes() throws {
    let source = try Page(path: "Sources/CommandLineSupport/ExitCode.swift").text()
    let declared = source.matches(of: /\/\/\/ ([^\n]*)\n  case \w+ = (\d+)/).map {
      [String($0.output.2), String($0.output.1)]
    }
    #expect(declared.map { $0[0] } == ExitCode.allCases.map { "\($0.rawValue)" })
    #expect(try Page(path: "Documentation/CommandLine.md").table(under: "## Exit codes") == declared)
  }

  @Test("have the strategies of 'all', each with its sentence")
  func strategies() throws {
    let expected = Strategy.all.map { strategy in
      ["`\(strategy)`", StrategyCatalog.entries.first { $0.text == "\(strategy)" }?.summary ?? "none"]
    }
    #expect(try Page(path: "Documentation/Strategies.md").table(under: "## The strategies of `all`") == expected)
  }

  @Test("state what each strategy reads and its origin")
  func catalog() throws {
    let rows = try Page(path: "Documentation/Strategies.md").table(under: "## What each reads, and where it comes from")
    #expect(rows == StrategyCatalog.entries.map { ["`\($0.text)`", $0.reads, $0.source] })
  }

  @Test("have the profiles with the views that they insert")
  func profiles() throws {
    let expected = Profile.all.map { profile in
      let wrappers = profile.rootWrappers.map { "`\($0)`" }.joined(separator: ", ")
      return ["`\(profile.name)`", profile.summary, wrappers.isEmpty ? "–" : wrappers]
    }
    #expect(try Page(path: "Documentation/Profiles.md").table(under: "# Profiles") == expected)
  }

  @Test("have every claim of a profile, with its source and its profiles")
  func claims() throws {
    var claims: [Profile.Claim] = []
    for claim in Profile.all.flatMap(\.claims) where !claims.contains(claim) { claims.append(claim) }
    let expected = claims.map { claim in
      let names = Profile.all.filter { $0.claims.contains(claim) }.map { "`\($0.name)`" }
      return [claim.text, claim.source, names.count == Profile.all.count ? "all" : names.joined(separator: ", ")]
    }
    #expect(try Page(path: "Documentation/Profiles.md").table(under: "## Claims") == expected)
  }

  @Test("have every parameter that a profile sets")
  func overrides() throws {
    let expected = PlatformParameter.all.flatMap { parameter in
      parameter.readings.dropFirst().compactMap { value -> [String]? in
        let profiles = Profile.all.filter { parameter.value(in: $0.behavior) == value }.map { "`\($0.name)`" }
        let texts = ["`\(parameter.name)`", parameter.text(parameter.defaultValue), parameter.text(value)]
        return profiles.isEmpty ? nil : texts + [profiles.joined(separator: ", ")]
      }
    }
    #expect(try Page(path: "Documentation/Profiles.md").table(under: "## What a profile sets") == expected)
  }

  @Test("have every module")
  func modules() throws {
    let folders = Set(
      Repository.files { $0.hasPrefix("Sources/") }.compactMap {
        $0.split(separator: "/").dropFirst().first.map(String.init)
      }
    )
    let rows = try Page(path: "Documentation/Decisions/0001-modules.md").table(under: "## Decision")
    let named = rows.flatMap { $0[0].components(separatedBy: ", ") }.map { $0.trimmingCharacters(in: ["`"]) }
    #expect(Set(named) == folders)
    #expect(named.count == folders.count)
  }

  @Test("have every script")
  func scripts() throws {
    let scripts = Repository.files { $0.hasPrefix("script/") }
    let text = try Page(path: "CONTRIBUTING.md").text()
    #expect(!scripts.isEmpty)
    for script in scripts { #expect(text.contains("`\(script)"), "\(script)") }
  }
}
