import Findings
import Foundation
import Playback
import RulesLoading
import Scenes
import SystemScenes
import TestSupport
import Testing
import TouchReplay
import UIKit

@Suite("A library of a rules build", .serialized)
@MainActor
struct RulesLibraryTests {
  private static let source = """
    import TouchReplay
    import UIKit

    private class Gap: UIView {
      var isOpen = false
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isOpen ? nil : super.hitTest(point, with: event)
      }
    }

    @MainActor private func register(_ build: RulesRegistration) {
      build.view(
        Gap.self, name: "Gap", superclass: "UIView", file: "Gap.swift", line: 4, make: { Gap(frame: $0) },
        overriding: nil, reason: nil)
      build.property("isOpen", of: Gap.self, \\.isOpen)
    }

    @_cdecl("touchreplay_register_v1")
    public func touchreplay_register_v1(_ registration: UnsafeMutableRawPointer) {
      let address = UInt(bitPattern: registration)
      MainActor.assumeIsolated {
        register(Unmanaged<RulesRegistration>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue())
      }
    }
    """

  @Test("gives its classes to scenes")
  func load() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, library) = (folder.appending(path: "Gap.swift"), folder.appending(path: "libGap.so"))
    try Self.source.write(to: file, atomically: true, encoding: .utf8)
    let modules = try #require(BuiltTool.folder).appending(path: "Modules")
    let compiled = try RunningTool(
      "/usr/bin/env",
      [
        "swiftc", "-emit-library", "-swift-version", "5", "-parse-as-library", "-module-name", "Rules_test", "-I",
        modules.path, "-o", library.path, file.path,
      ]
    ).wait()
    try #require(compiled.code == 0, "\(compiled.error)")
    let classes = ClassRegistry.shipped.adding(try RulesLibrary.registration(of: library.path))
    let scene = try rulesScene(
      #"{"id": "below", "frame": [0, 0, 390, 844]}, {"id": "v", "class": "Gap", "set": {"isOpen": true}}, {"id": "w"}"#
        + #", {"id": "x", "class": "Gap", "frame": [0, 0, 5, 5]}"#, classes: classes)
    scene.view(named: "w")?.isHidden = true
    #expect(scene.hitTest(at: CGPoint(x: 10, y: 10)) == .view(scene.view(named: "below")?.viewID))
    #expect(scene.hitTest(at: CGPoint(x: 2, y: 2)) == .view(scene.view(named: "x")?.viewID))
  }

  @Test("that is none is refused, with the reason")
  func refused() throws {
    let missing = #expect(throws: RulesLibraryError.self) { try RulesLibrary.registration(of: "/no/such.so") }
    #expect(missing?.problem.hasPrefix("cannot be loaded: ") == true)
    let other = #expect(throws: RulesLibraryError.self) {
      try RulesLibrary.registration(of: "/lib/x86_64-linux-gnu/libm.so.6")
    }
    #expect(other?.problem == "is no rules build: it has no function touchreplay_register_v1")
  }

  @Test("is opened by one module only")
  func oneModule() throws {
    let modules = try Repository.swiftFiles(below: "Sources").filter { try Repository.text($0).contains("dlopen(") }
      .map { $0.split(separator: "/")[1] }
    #expect(modules == ["RulesLoading"])
    let importers = try PackageGraph().imports.filter { $0.value.contains("CVirtualTasks") }.map(\.key)
    #expect(importers == ["RulesLoading"])
  }
}
