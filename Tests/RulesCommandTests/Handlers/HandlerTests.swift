import TestSupport
import Testing

@Suite("The code that touches run in four apps")
struct HandlerTests {
  /// How many lines of a report a person reads for each edit.
  private static let firstLines = 12

  @Test("is edited and refactored in at least twenty ways, with at most twenty compilations")
  func counts() throws {
    #expect(HandlerApp.all.allSatisfy { $0.sources.count <= 3 && $0.sessions.count > 3 })
    for variants in [HandlerApp.all.flatMap(\.edits), HandlerApp.all.flatMap(\.refactorings)] {
      #expect(variants.count { $0.build != nil } >= 20)
    }
    #expect(HandlerApp.all.count + HandlerBuild.edits.count + HandlerBuild.refactorings.count <= 20)
    for app in HandlerApp.all {
      #expect(Set((app.edits + app.refactorings).map(\.name)).count == app.edits.count + app.refactorings.count)
      for edit in app.edits {
        let sessions = try #require(edit.sessions)
        #expect(!sessions.isEmpty && sessions.allSatisfy { app.sessions[$0] != nil }, "\(edit.name)")
        #expect(!edit.texts.isEmpty, "\(edit.name)")
      }
    }
  }

  @Test("is found where the changes say, alone and together", arguments: HandlerApp.all)
  func replacements(app: HandlerApp) throws {
    for variant in app.edits + app.refactorings {
      let changed = try variant.applied(to: app.sources)
      #expect(changed != app.sources, "\(variant.name)")
    }
    for build in HandlerBuild.edits + HandlerBuild.refactorings where build.app.name == app.name {
      #expect(try build.sources() != app.sources)
    }
  }

  @Test("is the same in a replay of the same sources", arguments: HandlerApp.all)
  func base(app: HandlerApp) throws {
    let shop = try HandlerWorkshop.shared(app)
    for session in app.sessions.keys.sorted() {
      let diff = try shop.diff(session, "base")
      #expect(diff.code == 0, "\(session): \(diff.output)\(diff.error)")
      // The other side is another process, which writes its outcomes to a file.
      let ofBuilds = try shop.diff(session, "base", against: "build:./base")
      #expect(ofBuilds.code == 0, "\(session): \(ofBuilds.output)\(ofBuilds.error)")
    }
  }

  @Test("is red after an edit, and the first lines name what ran and what runs now", arguments: HandlerBuild.edits)
  func edits(build: HandlerBuild) throws {
    let shop = try HandlerWorkshop.shared(build.app)
    try shop.compile(build)
    for session in build.app.sessions.keys.sorted() {
      let edits = build.variants(in: session)
      let diff = try shop.diff(session, build.name)
      #expect(diff.code == (edits.isEmpty ? 0 : 1), "\(session): \(diff.output)\(diff.error)")
      let head = diff.lines.prefix(Self.firstLines * edits.count).joined(separator: "\n")
      for edit in edits where edit.sessions?.first == session {
        for text in edit.texts where !head.contains(text) {
          Issue.record("\(session), \(edit.name): the first lines lack '\(text)':\n\(diff.output)")
        }
      }
      if edits.isEmpty { continue }
      let ofBuilds = try shop.diff(session, build.name, against: "build:./base")
      #expect(ofBuilds.code == 1, "\(session): \(ofBuilds.output)\(ofBuilds.error)")
      for edit in edits where edit.sessions?.first == session {
        #expect(edit.texts.allSatisfy { ofBuilds.output.contains($0) }, "\(session): \(ofBuilds.output)")
      }
    }
  }

  @Test("has effects that a person can choose not to compare; what is left out is counted")
  func ignoredEffects() throws {
    let edits = try #require(HandlerBuild.edits.first { $0.app.name == "Inbox" && $0.name == "edits-3" })
    // A folder of its own, of the same cached build.
    let build = HandlerBuild(app: edits.app, name: "effects", variants: edits.variants)
    let shop = try HandlerWorkshop.shared(build.app)
    try shop.compile(build)
    // The edit hides a button.
    let all = try shop.diff("close", build.name, "--effects all")
    #expect(all.code == 1 && all.output.contains("muteButton"), "\(all.output)")
    for options in ["--effects none", "--effects structure"] {
      let diff = try shop.diff("close", build.name, options)
      #expect(diff.code == 0, "\(diff.output)")
    }
    let some = try shop.diff("close", build.name, "--effects ignore:*.muteButton.isHidden,ignore:clock.text")
    #expect(some.code == 0 && some.output.contains("ignored: 1 effect of *.muteButton.isHidden"), "\(some.output)")
    #expect(some.output.contains("'clock.text' of effects to ignore matches none"), "\(some.output)")
    // An effect that only the recording has is left out too.
    let baseline = try shop.diff(
      "close", "base", against: "build:./\(build.name)", "--effects ignore:*.muteButton.isHidden")
    #expect(baseline.code == 0 && baseline.output.contains("ignored: 1 effect of"), "\(baseline.output)")
    let wrong = try shop.diff("close", build.name, "--effects some")
    #expect(wrong.code == 64 && wrong.error.contains("use all, structure, none or ignore:VIEW.PROPERTY"))
  }

  @Test("is green after a refactoring, with a note of a changed name", arguments: HandlerBuild.refactorings)
  func refactorings(build: HandlerBuild) throws {
    let shop = try HandlerWorkshop.shared(build.app)
    try shop.compile(build)
    var output = ""
    for session in build.app.sessions.keys.sorted() {
      let diff = try shop.diff(session, build.name)
      #expect(diff.code == 0, "\(session): \(diff.output)\(diff.error)")
      output += diff.output
    }
    for refactoring in build.variants {
      for text in refactoring.texts where !output.contains(text) {
        Issue.record("\(refactoring.name): the reports lack '\(text)':\n\(output)")
      }
    }
  }
}
