import Foundation
package import TestSupport
import Testing

/// A Git repository in a workshop.
package struct GitWorkshop {
  package let shop: Workshop

  package init(environment: [String: String] = [:]) throws {
    shop = try Workshop(environment: environment)
    try git("init -q -b main")
  }

  /// Runs Git with the built tools in the search path, without the settings of a user.
  @discardableResult
  package func git(_ words: String, expecting code: Int32? = 0) throws -> Finished {
    try git(words.split(separator: " ").map(String.init), expecting: code)
  }

  @discardableResult
  package func git(_ arguments: [String], expecting code: Int32? = 0) throws -> Finished {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let tools = try #require(BuiltTool.folder).path
    let run = try RunningTool(
      "/usr/bin/env", ["git"] + arguments, in: shop.path,
      environment: [
        "PATH": "\(tools):\(path)", "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": shop.path,
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
        "GIT_COMMITTER_EMAIL": "a@example.org",
      ]
    ).wait()
    if let code { try #require(run.code == code, "\(arguments): \(run.output) \(run.error)") }
    return run
  }

  /// Commits everything.
  @discardableResult
  package func commit(_ subject: String) throws -> String {
    try git("add -A")
    try git(["commit", "-q", "-m", subject])
    return try #require(try git("rev-parse HEAD").lines.first)
  }

  /// Records a session, also over an earlier one.
  package func record(_ name: String, _ touches: String, about: String = "") throws {
    try shop.write(Scene.popup.text, to: "popup.scene.json")
    let words = "capture --scene popup.scene.json \(touches) --force -o \(name)".split(separator: " ").map(String.init)
    let run = try shop.run(.recorder, words + (about.isEmpty ? [] : ["--about", about]))
    try #require(run.code == 0, "\(run.error)")
  }
}
