/// The copies of all files and the code that registers their classes.
struct GeneratedCode {
  struct Copy {
    let file: SourceFile
    let name: String
    let text: String
    /// What moves columns of the copy's lines.
    let columns: [ColumnChange]
  }

  let copies: [Copy]
  let registration: String

  init(_ translations: [FileTranslation], _ index: ModuleIndex) {
    var edits: [Int: Edits] = [:]
    for translation in translations { edits[translation.file.index] = translation.edits }
    copies = translations.map { translation in
      let file = translation.file
      let body = translation.edits.text(of: 0..<file.bytes.count, in: file) { edits[$0.index]! }
      let title = StringLiteral.text("registration of \(file.path)")
      let calls = translation.topLevelRegistrars.map { "  \($0)(registration)\n" }.joined()
      return Copy(
        file: file, name: Self.name(of: file),
        text: """
          import Foundation; import UIKit; import TouchReplay
          #sourceLocation(file: \(StringLiteral.text(file.path)), line: 1)
          \(body)
          #sourceLocation(file: \(title), line: 1)
          \(translation.optionalMethodCode)\(translation.optionalPropertyCode)
          @MainActor func __touchReplayFile\(file.index)(_ registration: TouchReplay.RulesRegistration) {
          \(calls)}

          """,
        columns: ColumnChange.list(
          translation.edits, in: file, moving: index.members.filter { $0.file === file && $0.call == nil }))
    }
    let calls = translations.map { "    __touchReplayFile\($0.file.index)(registration)\n" }.joined()
    let paths = translations.map { StringLiteral.text($0.file.path) }.joined(separator: ", ")
    let sources = translations.map { translation in
      let text = String(decoding: translation.file.bytes, as: UTF8.self)
      return "    registration.source(\(StringLiteral.text(translation.file.path)), \(StringLiteral.text(text)))\n"
    }
    let files = "    registration.files([\(paths)])\n" + sources.joined()
    let table = DeclarationTable(translations.map(\.file)).text
    let declarations = "    registration.declarations(\(StringLiteral.text(table)))\n"
    registration = """
      import UIKit
      import TouchReplay

      \(Self.aliases(index))\(Self.bundleOfModule(index))
      \(index.isForPackage ? Self.packageEntry(declarations + calls) : Self.toolEntry(files + declarations + calls))
      """
  }

  /// The function with which a tool that has loaded the library registers the classes and methods.
  private static func toolEntry(_ calls: String) -> String {
    """
    @_cdecl("touchreplay_register_v1")
    public func touchreplay_register_v1(_ registration: UnsafeMutableRawPointer) {
      nonisolated(unsafe) let pointer = registration
      MainActor.assumeIsolated {
        let registration = Unmanaged<TouchReplay.RulesRegistration>.fromOpaque(pointer).takeUnretainedValue()
    \(calls)  }
    }

    """
  }

  /// What registers the methods of a module of a package when its code first makes a selector.
  private static func packageEntry(_ calls: String) -> String {
    """
    enum __TouchReplayModule {
      @MainActor private static let registered: Void = {
        let registration = TouchReplay.RulesRegistration()
    \(calls)  }()
      static func register() { TouchReplay._registerOnce { _ = registered } }
      static func selector(_ name: String) -> Selector {
        register()
        return Selector(name)
      }
    }

    """
  }

  /// Types of Foundation that measure real time; the module's own names stand for those of the virtual clock.
  private static func aliases(_ index: ModuleIndex) -> String {
    [("Timer", "VirtualTimer"), ("DispatchQueue", "VirtualQueue"), ("DispatchTime", "VirtualTime")]
      .filter { !index.topLevelTypes.contains($0.0) }
      .map { "\(index.isForPackage ? "" : "public ")typealias \($0.0) = TouchReplay.\($0.1)\n" }.joined()
  }

  /// What the Swift package manager generates for a target with resources.
  private static func bundleOfModule(_ index: ModuleIndex) -> String {
    index.namesBundleOfModule && !index.declaresBundleOfModule
      ? "extension Foundation.Bundle { static var module: Foundation.Bundle { .main } }\n" : ""
  }

  /// `3-PassthroughView.swift`
  private static func name(of file: SourceFile) -> String {
    "\(file.index)-\(file.path.split(separator: "/").last ?? "file.swift")"
  }
}
