import Foundation
import RulesLoading
import TestSupport
import Testing
import TouchReplay

@testable import UIKit

/// A source that is translated, compiled and loaded into the process.
@MainActor
struct CompiledRules {
  let registration: RulesRegistration

  init(_ source: String, named name: String) throws {
    let translated = try Translated([source])
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(translated.folder.path)/out").map {
      "\(translated.folder.path)/out/\($0)"
    }
    let library = "\(NSTemporaryDirectory())\(name)-\(UUID().uuidString).so"
    defer { try? FileManager.default.removeItem(atPath: library) }
    let modules = try #require(BuiltTool.folder).appending(path: "Modules").path
    let run = try RunningTool(
      "/usr/bin/env",
      [
        "swiftc", "-emit-library", "-swift-version", "5", "-parse-as-library", "-module-name", "Rules_\(name)",
        "-suppress-warnings", "-I", modules, "-o", library,
      ] + files
    ).wait()
    try #require(run.code == 0, "\(run.error)")
    registration = try RulesLibrary.registration(of: library)
  }

  /// What a view of a class has in its property `log` after a second on a system.
  func log(_ name: String, system: Int = 17) throws -> String {
    try run(name, in: Engine(), system: system) { view in
      let property = try #require(registration.properties.first { $0.name == "log" })
      return try #require(view[keyPath: property.keyPath] as? String)
    }
  }

  /// What is reported as not modelled while a view of a class is made, and in the next second.
  func reports(_ name: String) throws -> [String] {
    let engine = Engine()
    return try run(name, in: engine, system: 17) { _ in engine.unmodelled }
  }

  /// The line of the last `return` of a hit-test method, after a second.
  func lastReturn(_ name: String) throws -> Int? {
    let engine = Engine()
    return try run(name, in: engine, system: 17) { _ in engine.lastReturn?.line }
  }

  private func run<Result>(
    _ name: String, in engine: Engine, system: Int, _ read: (UIView) throws -> Result
  ) throws -> Result {
    engine.systemVersion = system
    return try engine.run {
      let make = try #require(registration.views.first { $0.name == name }?.make, "no class \(name)")
      let view = make(CGRect(x: 0, y: 0, width: 10, height: 10))
      engine.clock.advance(to: 1_000_000_000)
      return try read(view)
    }
  }
}
