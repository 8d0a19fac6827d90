import Findings
import Foundation
import JSONText
import TouchReplay

/// The user's code that a process was running when it ended, with its line.
struct CrashPlace: Hashable, CustomStringConvertible {
  /// The function, with its type: `OverlayWindow.hitTest`. The name of the file for code outside of functions.
  let function: String
  /// The line that was running; that of the function's declaration if the build has no lines of code.
  let line: SourceLine?
  /// What failed, in the words of the compiler: `Index out of range`. `nil` if that is not known.
  let failure: String?
  /// `OverlayWindow.hitTest (OverlayWindow.swift:5)`
  let description: String

  /// Finds the innermost code that the user has written. `nil` if there is none, or if the build does not list its functions.
  ///
  /// - Parameters:
  ///   - instructions: The instructions of the library on the stack, relative to it, the innermost first.
  ///   - library: The path of the rules library, which is beside the manifest of the build.
  init?(_ instructions: [UInt64], library: String) {
    guard !instructions.isEmpty, let sources = BuildSources(of: library) else { return nil }
    if let place = Self.place(instructions, sources, library) { self = place } else { return nil }
  }

  private init(_ function: String, _ line: SourceLine?, failure: String?, places: [SourceLine]) {
    (self.function, self.line, self.failure) = (function, line, failure)
    // Functions that differ in their parameters have one name.
    description = "\(function) (\(places.map(\.description).joined(separator: " or ")))"
  }

  private static func place(_ instructions: [UInt64], _ sources: BuildSources, _ library: String) -> CrashPlace? {
    let frames = CodeLines.frames(of: instructions, library: library)
    for frame in frames {
      guard let line = sources.line(frame.file, frame.line) else { continue }
      let failure = frames.first?.function.range(of: CodeLines.failurePrefix).map {
        String(frames[0].function[$0.upperBound...])
      }
      return CrashPlace(sources.function(at: line) ?? line.name, line, failure: failure, places: [line])
    }
    // Without the lines of the code, the functions have names.
    guard let symbols = LibrarySymbols(path: library) else { return nil }
    let names = instructions.compactMap { symbols.name(at: $0).flatMap(FunctionName.short(ofMangled:)) }
    for name in names {
      let places = sources.places(of: name)
      if let first = places.first { return CrashPlace(name, first, failure: nil, places: places) }
    }
    return nil
  }
}

/// The functions of a build with their lines, as its manifest lists them.
private struct BuildSources {
  private struct Function {
    let name: String
    let file: String
    let lines: ClosedRange<Int>
  }

  private let functions: [Function]
  private let paths: [String]
  private let names: SourceNames

  init?(of library: String) {
    let manifest = ((library as NSString).deletingLastPathComponent as NSString).appendingPathComponent("manifest.json")
    guard let bytes = FileManager.default.contents(atPath: manifest), let json = try? JSONValue.parse(Array(bytes))
    else { return nil }
    functions = (json["functions"]?.array ?? []).compactMap { function in
      guard let name = function["name"]?.string, let file = function["file"]?.string,
        let line = function["line"]?.integer
      else { return nil }
      return Function(name: name, file: file, lines: line...max(line, function["end"]?.integer ?? line))
    }
    paths = (json["sources"]?.array ?? []).compactMap { $0["path"]?.string }
    names = SourceNames(paths)
  }

  /// A line of one of the user's files. `nil` if the file, as debug information names it, is another one.
  func line(_ file: String, _ line: Int) -> SourceLine? {
    guard line > 0 else { return nil }
    let path = paths.filter { file == $0 || file.hasSuffix("/\($0)") }.max { $0.utf8.count < $1.utf8.count }
    return path.map { SourceLine(file: $0, line: line, name: names.short($0)) }
  }

  /// The function that contains a line: the innermost one, whose declaration is the last.
  func function(at line: SourceLine) -> String? {
    functions.filter { $0.file == line.file && $0.lines.contains(line.line) }
      .max { $0.lines.lowerBound < $1.lines.lowerBound }?.name
  }

  /// The declarations of functions of a name.
  func places(of name: String) -> [SourceLine] {
    functions.filter { $0.name == name }
      .map { SourceLine(file: $0.file, line: $0.lines.lowerBound, name: names.short($0.file)) }
  }
}
