import Foundation
import JSONText
import TouchReplay

/// The user's function in which a process crashed, with its place.
struct CrashPlace: CustomStringConvertible {
  /// `OverlayWindow.hitTest (OverlayWindow.swift:5)`
  let description: String

  /// Finds the innermost of some functions that the user has written. `nil` if there is none, or if the build does not list its
  /// functions.
  ///
  /// - Parameters:
  ///   - calls: The names of the library's functions on the stack, the innermost first.
  ///   - library: The path of the rules library, which is beside the manifest of the build.
  init?(calls: [String], library: String) {
    let manifest = ((library as NSString).deletingLastPathComponent as NSString).appendingPathComponent("manifest.json")
    guard !calls.isEmpty, let bytes = FileManager.default.contents(atPath: manifest),
      let json = try? JSONValue.parse(Array(bytes))
    else { return nil }
    let functions = Dictionary(grouping: json["functions"]?.array ?? []) { $0["name"]?.string ?? "" }
    guard let name = calls.first(where: { functions[$0] != nil }), let places = functions[name] else { return nil }
    let names = SourceNames((json["sources"]?.array ?? []).compactMap { $0["path"]?.string })
    // Functions that differ in their parameters have one name.
    let lines = places.compactMap { place in
      place["file"]?.string.map { "\(names.short($0)):\(place["line"]?.integer ?? 0)" }
    }
    description = "\(name) (\(lines.joined(separator: " or ")))"
  }
}
