// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The libraries of the toolchain that the first `swiftc` of PATH belongs to.
let toolchainLibraries: String? = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let compilers = folders.map { URL(filePath: String($0)).appending(path: "swiftc") }
  guard let compiler = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
    return nil
  }
  let tools = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
  return tools.deletingLastPathComponent().appending(path: "lib/swift").path
}()
/// SwiftSyntax, which is part of the toolchain.
let syntaxLibraries = toolchainLibraries.map { $0 + "/host" }

/// Imports point down only; the order below is the order of the layers.
let package = Package(
  name: "TouchReplay",
  platforms: [.macOS(.v14), .iOS(.v15)],
  products: [
    .executable(name: "recorder", targets: ["Recorder"]),
    .executable(name: "replayer", targets: ["Replayer"]),
    .executable(name: "benchmark", targets: ["Benchmark"]),
    .executable(name: "rules-translator", targets: ["RulesTranslator"]),
    // A plugin finds its tool by the name of the target.
    .executable(name: "RulesTranslator", targets: ["RulesTranslator"]),
    .plugin(name: "TranslateRules", targets: ["TranslateRules"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting", "UIKit", "_Testing_UIKit"]),
    .library(name: "TouchReplay", targets: ["TouchReplay", "Combine", "UIKit", "_Testing_UIKit"]),
    .library(name: "Combine", targets: ["Combine", "UIKit", "_Testing_UIKit"]),
    // For apps: on iOS it uses Apple's UIKit and links nothing of this package.
    .library(name: "TouchCapture", targets: ["TouchCapture"]),
    .library(name: "TouchReplayTesting", targets: ["TouchReplayTesting", "UIKit", "_Testing_UIKit"]),
    .library(name: "OverlayContainer", targets: ["OverlayContainer", "UIKit", "_Testing_UIKit"]),
    .library(name: "CopyPaper", targets: ["CopyPaper", "ObjectiveCRuntime", "UIKit", "_Testing_UIKit"]),
    .library(name: "TouchDelegateTable", targets: ["TouchDelegateTable", "UIKit", "_Testing_UIKit"]),
    .library(name: "DropDown", targets: ["DropDown", "ObjectiveCRuntime", "UIKit", "_Testing_UIKit"]),
    .library(name: "Cards", targets: ["Cards", "UIKit", "_Testing_UIKit"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .target(name: "CReportPage", exclude: ["page"]),
    .target(name: "CScenePage", exclude: ["page", "package.json"]),
    .target(name: "QRCode", dependencies: ["CQREncode"]),
    .target(name: "JSONText", dependencies: ["PrintedText"]),
    .target(name: "LocalServer", dependencies: ["CMicroHTTPD", "JSONText"]),
    .target(name: "SeededRandom"),
    .target(name: "PrintedText"),
    .target(name: "CommandLineSupport", dependencies: ["PrintedText"]),
    .target(name: "ChildProcess"),
    .target(name: "GitRepositories", dependencies: ["ChildProcess"]),
    .target(name: "ChromiumDriver", dependencies: ["ChildProcess", "JSONText"]),
    .target(name: "CBaseline", dependencies: ["CSQLite"], linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "ContentHashing"),
    .target(name: "RecordingStore", dependencies: ["ContentHashing", "CSQLite", "JSONText"]),
    .target(name: "TouchInput", dependencies: ["RecordingStore", "JSONText", "PrintedText"]),
    .target(name: "HierarchyInput", dependencies: ["JSONText"]),
    // User code that imports UIKit loads what UIKit imports, so that this imports no other module.
    .target(name: "HitTestTerms"),
    .target(name: "Findings", dependencies: ["HitTestTerms", "RecordingStore", "JSONText"]),
    .target(
      name: "RulesBuilds",
      dependencies: ["ChildProcess", "ContentHashing", "Findings", "GitRepositories", "JSONText", "PrintedText"]),
    .target(name: "Pictures", dependencies: ["Findings", "HitTestTerms", "RecordingStore", "JSONText", "PrintedText"]),
    .target(name: "Sharding"),
    .target(
      name: "Ledger",
      dependencies: ["CSQLite", "Findings", "PrintedText", "RecordingStore", "JSONText"]),
    .target(
      name: "Reporting",
      dependencies: [
        "CReportPage", "Findings", "HitTestTerms", "Pictures", "RecordingStore", "JSONText", "PrintedText",
      ]),
    .target(name: "UIKit", dependencies: ["HitTestTerms"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "UIKitTesting", dependencies: ["UIKit"]),
    .target(name: "TouchReplay", dependencies: ["UIKit"]),
    // The tools link it for the rules that they load.
    .target(name: "Combine", dependencies: ["TouchReplay", "UIKit"]),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"]),
    .target(
      name: "TouchCapture", dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))]),
    .target(name: "ObjectiveCRuntime", dependencies: ["UIKit"]),
    .target(name: "CopyPaper", dependencies: ["HitTestTerms", "ObjectiveCRuntime", "UIKit"]),
    .target(name: "TouchDelegateTable", dependencies: ["HitTestTerms", "UIKit"]),
    .target(name: "OverlayContainer", dependencies: ["UIKit"]),
    .target(name: "DropDown", dependencies: ["HitTestTerms", "ObjectiveCRuntime", "UIKit"]),
    .target(name: "Cards", dependencies: ["UIKit"]),
    .target(
      name: "PassThrough",
      dependencies: [
        "HitTestTerms", "CopyPaper", "DropDown", "ObjectiveCRuntime", "TouchDelegateTable", "TouchReplay", "UIKit",
      ]),
    .target(
      name: "Scenes",
      dependencies: ["Findings", "HitTestTerms", "PassThrough", "SeededRandom", "TouchReplay", "UIKit", "JSONText"]),
    .target(
      name: "SystemScenes",
      dependencies: [
        "CopyPaper", "DropDown", "OverlayContainer", "Cards", "Scenes", "TouchReplay", "UIKit", "JSONText",
      ]),
    .target(name: "CVirtualTasks"),
    .target(name: "CWorkerProcess"),
    .target(
      name: "RulesLoading",
      dependencies: ["CVirtualTasks", "CWorkerProcess", "Scenes", "SystemScenes", "TouchReplay", "UIKit"]),
    .target(
      name: "Playback",
      dependencies: [
        "Findings", "HitTestTerms", "Scenes", "SystemScenes", "PassThrough", "TouchReplay", "UIKit", "RecordingStore",
        "JSONText",
      ]),
    .target(
      name: "ScenePictures",
      dependencies: [
        "Findings", "HitTestTerms", "Pictures", "Playback", "Scenes", "PassThrough", "UIKit", "RecordingStore",
      ]),
    .target(
      name: "Capture",
      dependencies: [
        "Findings", "HitTestTerms", "ScenePictures", "Playback", "Scenes", "PassThrough", "UIKit", "RecordingStore",
      ]),
    // For test targets of other packages.
    .target(
      name: "Workers",
      dependencies: [
        "Findings", "Pictures", "CWorkerProcess", "ChildProcess", "Reporting", "ScenePictures", "Playback", "Scenes",
        "PassThrough", "UIKit", "RecordingStore", "JSONText", "PrintedText", "TouchReplay",
      ]),
    .target(
      name: "Evidence",
      dependencies: [
        "Findings", "HitTestTerms", "Playback", "RecordingStore", "JSONText", "PrintedText", "SeededRandom",
      ]),
    .target(
      name: "TouchReplayTesting",
      dependencies: [
        "Evidence", "Findings", "Capture", "Reporting", "Playback", "ScenePictures", "Scenes", "SystemScenes",
        "PassThrough", "TouchInput", "RecordingStore", "UIKit",
      ]),
    .target(
      name: "ScenePage",
      dependencies: [
        "HitTestTerms", "Findings", "Pictures", "CScenePage", "LocalServer", "Capture", "ScenePictures", "Playback",
        "Reporting", "Scenes", "PassThrough", "TouchInput", "RecordingStore", "SystemScenes", "TouchReplay", "JSONText",
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "CWorkerProcess", "ChildProcess", "CommandLineSupport", "GitRepositories", "HierarchyInput", "RecordingStore",
        "RulesBuilds", "RulesLoading",
        "TouchInput", "PassThrough", "Scenes",
        "SystemScenes", "Playback", "Workers",
        "JSONText", "LocalServer", "PrintedText",
        "QRCode",
      ]),
    .target(
      name: "RecorderCommands",
      dependencies: [
        "Findings", "HitTestTerms", "ChildProcess", "Combine", "Commands", "CommandLineSupport", "GitRepositories",
        "HierarchyInput", "JSONText", "RecordingStore", "RulesBuilds", "RulesLoading", "SwiftUI", "TouchInput", "UIKit",
        "PassThrough", "Scenes",
        "SystemScenes", "Capture", "Playback", "Reporting", "ScenePage", "PrintedText", "Workers",
      ]),
    .target(
      name: "ReplayerCommands",
      dependencies: [
        "HitTestTerms", "Findings", "Pictures", "Sharding", "Capture", "ChildProcess", "Combine", "Commands",
        "CommandLineSupport", "ContentHashing", "DropDown", "Evidence", "GitRepositories", "JSONText", "PrintedText",
        "RecordingStore",
        "RulesBuilds", "RulesLoading", "SwiftUI",
        "TouchInput", "UIKit", "PassThrough", "Scenes", "SystemScenes", "Playback", "TouchReplay", "ScenePictures",
        "Reporting", "Ledger", "ScenePage", "Workers",
      ]),
    .executableTarget(name: "Recorder", dependencies: ["RecorderCommands"]),
    .executableTarget(name: "Replayer", dependencies: ["ReplayerCommands"]),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "Findings", "Pictures", "CBaseline", "CSQLite", "ChildProcess", "ChromiumDriver", "Commands",
        "CommandLineSupport", "JSONText", "HierarchyInput", "RecordingStore", "TouchInput", "UIKit", "PassThrough",
        "Scenes", "SystemScenes", "Capture", "Playback", "GitRepositories", "LocalServer", "ScenePage", "ScenePictures",
        "SeededRandom",
      ]),
    // A process of its own, so that the start of the other tools does not load SwiftSyntax.
    .executableTarget(
      name: "RulesTranslator", dependencies: ["JSONText"],
      linkerSettings: syntaxLibraries.map { folder in
        [
          .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
          .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
        ]
      } ?? []),
    // Translates the files of a target, in packages whose sources need it.
    .plugin(name: "TranslateRules", capability: .buildTool(), dependencies: ["RulesTranslator"]),
    // What tests with and without the engine share: the repository's files, checkers, names of views as literals.
    .target(name: "TestBasics", dependencies: ["HitTestTerms"], path: "Tests/TestBasics"),
    // What several test targets share: the engine set-up, fingers and the built tools.
    .target(
      name: "TestSupport", dependencies: ["TestBasics", "ChildProcess", "CSQLite", "UIKit", "JSONText"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "CommandLineSupportTests", dependencies: ["CommandLineSupport", "PrintedText", "JSONText", "SeededRandom"]),
    .testTarget(
      name: "HierarchyInputTests",
      dependencies: [
        "HitTestTerms", "Findings", "HierarchyInput", "Scenes", "SystemScenes", "Playback", "PassThrough", "UIKit",
        "JSONText",
        "SeededRandom", "TestSupport",
      ]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText", "SeededRandom"]),
    .testTarget(name: "ContentHashingTests", dependencies: ["ContentHashing"]),
    .testTarget(name: "GitRepositoriesTests", dependencies: ["GitRepositories", "ChildProcess", "TestSupport"]),
    .testTarget(
      name: "RulesBuildsTests", dependencies: ["RulesBuilds", "ChildProcess", "Findings", "JSONText", "TestSupport"]),
    .testTarget(
      name: "RecordingStoreTests",
      dependencies: ["RecordingStore", "SeededRandom", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "TouchInputTests",
      dependencies: ["JSONText", "Capture", "TouchInput", "RecordingStore", "CSQLite", "SeededRandom"]),
    // What the tests of the commands share: folders in which the tools run, usual scenes and rules, pages in a browser.
    .target(
      name: "CommandSupport",
      dependencies: [
        "ChildProcess", "ChromiumDriver", "CommandLineSupport", "JSONText", "RecorderCommands", "ReplayerCommands",
        "TestSupport", "UIKit",
      ],
      path: "Tests/CommandSupport"),
    .testTarget(
      name: "CommandTests",
      dependencies: ["ChildProcess", "CommandSupport", "JSONText", "PrintedText", "RecordingStore", "TestSupport"]),
    // Those that compile rules.
    .testTarget(
      name: "RulesCommandTests", dependencies: ["ChildProcess", "CommandSupport", "JSONText", "TestSupport"]),
    .testTarget(
      name: "BrowserTests",
      dependencies: ["ChildProcess", "ChromiumDriver", "CommandSupport", "JSONText", "TestSupport"]),
    // The page's logic, in node.
    .testTarget(name: "PageTests", dependencies: ["JSONText", "PrintedText", "TestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "WorkersTests",
      dependencies: [
        "Findings", "HitTestTerms", "Workers", "ChildProcess", "Playback", "RecordingStore", "JSONText", "SeededRandom",
        "UIKit",
      ]),
    .testTarget(
      name: "FindingsTests", dependencies: ["Findings", "HitTestTerms", "JSONText", "RecordingStore", "TestBasics"]),
    .testTarget(name: "ShardingTests", dependencies: ["Findings", "SeededRandom", "Sharding"]),
    .testTarget(
      name: "ScenePicturesTests",
      dependencies: [
        "Capture", "Findings", "HitTestTerms", "JSONText", "ObjectiveCRuntime", "PassThrough", "Pictures", "Playback",
        "RecordingStore", "Reporting", "ScenePictures", "Scenes", "SeededRandom", "SystemScenes", "TestBasics",
        "TestSupport", "UIKit", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "EvidenceTests",
      dependencies: [
        "Evidence", "Findings", "HitTestTerms", "JSONText", "Playback", "RecordingStore", "SeededRandom", "TestBasics",
      ]),
    .testTarget(name: "LedgerTests", dependencies: ["Findings", "HitTestTerms", "Ledger", "RecordingStore"]),
    .testTarget(name: "LocalServerTests", dependencies: ["LocalServer"]),
    .testTarget(name: "QRCodeTests", dependencies: ["QRCode"]),
    .testTarget(
      name: "TouchReplayTestingTests",
      dependencies: ["TouchReplayTesting", "RecordingStore", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(
      name: "ScenePageTests",
      dependencies: [
        "Findings", "ScenePictures", "ScenePage", "LocalServer", "Capture", "Playback", "Scenes", "SystemScenes",
        "PassThrough", "TouchInput", "RecordingStore", "JSONText", "SeededRandom", "TestSupport",
      ]),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "HitTestTerms", "CommandLineSupport", "Commands", "Scenes", "SystemScenes", "PassThrough", "UIKit", "JSONText",
      ]),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "HitTestTerms", "Findings", "Capture", "Reporting", "Playback", "RulesLoading", "Scenes", "SystemScenes",
        "PassThrough",
        "RecordingStore", "TouchReplay", "UIKit", "TestSupport",
      ],
      // A library of a rules build uses the engine of the program that loads it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
    .testTarget(
      name: "RulesTranslatorTests",
      dependencies: ["JSONText", "RulesLoading", "SeededRandom", "TouchReplay", "UIKit", "TestSupport"],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
    .testTarget(
      name: "PlaybackTests",
      dependencies: [
        "Findings", "HitTestTerms", "ScenePictures", "Capture", "Playback", "Scenes", "SystemScenes", "PassThrough",
        "RecordingStore", "UIKit", "SeededRandom", "JSONText", "TestSupport",
      ]),
    .testTarget(
      name: "UIKitTests", dependencies: ["HitTestTerms", "UIKit", "_Testing_UIKit", "SeededRandom", "TestSupport"],
      exclude: ["PublicSymbols/Lists"]),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "TouchReplay", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(
      name: "PassThroughTests",
      dependencies: [
        "Findings", "HitTestTerms", "CopyPaper", "TouchDelegateTable", "PassThrough", "Scenes", "DropDown",
        "ObjectiveCRuntime", "UIKit", "_Testing_UIKit",
        "SeededRandom", "TestSupport",
      ]),
    .testTarget(
      name: "CopyPaperTests",
      dependencies: ["HitTestTerms", "CopyPaper", "ObjectiveCRuntime", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(
      name: "TouchDelegateTableTests",
      dependencies: ["HitTestTerms", "TouchDelegateTable", "PassThrough", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(
      name: "OverlayContainerTests",
      dependencies: ["OverlayContainer", "UIKit", "_Testing_UIKit", "SeededRandom", "TestSupport"]),
    .testTarget(
      name: "DropDownTests",
      dependencies: ["HitTestTerms", "DropDown", "ObjectiveCRuntime", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(name: "CardsTests", dependencies: ["Cards", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Ledger", "Findings", "HitTestTerms", "TestBasics", "Reporting", "RecordingStore", "JSONText",
      ]),
    .testTarget(
      name: "GateTests",
      dependencies: [
        "Findings", "HitTestTerms", "DropDown", "Recorder", "Replayer", "Capture", "Playback", "Scenes", "SystemScenes",
        "PassThrough", "RecordingStore", "UIKit", "TestSupport",
      ]),
    .testTarget(
      name: "TouchCaptureTests",
      dependencies: [
        "Findings", "TouchCapture", "Playback", "Scenes", "SystemScenes", "PassThrough", "RecordingStore", "TouchInput",
        "UIKit", "JSONText", "SeededRandom", "TestSupport",
      ]),
    // The examples of Documentation/Extending.md.
    .testTarget(
      name: "ExtendingTests",
      dependencies: [
        "Findings", "HitTestTerms", "Commands", "CommandLineSupport", "JSONText", "RecordingStore", "Playback",
        "Scenes", "PassThrough", "UIKit", "TestSupport",
      ]),
    .testTarget(name: "ScenarioTests", dependencies: ["JSONText", "TestSupport"]),
    // The package of Examples/Overlay, which also has a manifest of its own.
    .target(name: "Overlay", dependencies: ["UIKit"], path: "Examples/Overlay/Sources/Overlay"),
    .testTarget(
      name: "OverlayTests", dependencies: ["Overlay", "TouchReplayTesting", "UIKit", "_Testing_UIKit"],
      path: "Examples/Overlay/Tests/OverlayTests", packageAccess: false),
    // The package of Examples/Toasts, whose sources the plugin translates.
    .target(
      name: "Toasts", dependencies: ["UIKit", "TouchReplay"], path: "Examples/Toasts/Sources/Toasts",
      exclude: ["Window"],
      plugins: ["TranslateRules"]),
    .testTarget(
      name: "ToastsTests", dependencies: ["Toasts", "TouchReplayTesting", "UIKit", "_Testing_UIKit"],
      path: "Examples/Toasts/Tests/ToastsTests", packageAccess: false),
    .testTarget(
      name: "UserCodeTests", dependencies: ["UIKit", "UIKitTesting", "_Testing_UIKit"], packageAccess: false),
    .testTarget(
      name: "UserCodeMode6Tests", dependencies: ["UIKit", "UIKitTesting", "_Testing_UIKit"], packageAccess: false),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Recorder", "Replayer", "CommandLineSupport", "JSONText", "PassThrough", "Scenes", "SystemScenes", "UIKit",
        "_Testing_UIKit", "TestSupport",
      ]),
  ]
)

// Other people's code: no rules of this package, and the language mode that most of it is written in.
let userCode = ["UserCodeTests", "UserCodeMode6Tests", "Overlay", "OverlayTests", "Toasts", "ToastsTests"]
for target in package.targets where ["UserCodeTests", "Toasts"].contains(target.name) {
  target.swiftSettings = [.swiftLanguageMode(.v5)]
}

/// Every other Swift target is held to the same rules: no warnings, explicit existentials, imports that stay private
/// unless their types are part of the public interface, and members used only through imported modules.
for target in package.targets where ![.system, .plugin].contains(target.type) && !userCode.contains(target.name) {
  target.swiftSettings = [
    // Not on iOS, where TouchCapture compiles against SDKs that deprecate what it uses.
    .treatAllWarnings(as: .error, .when(platforms: [.linux, .macOS])),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// The hit test borrows each view through a closure of the standard library. Language mode 6 puts a check of the actor into
// every such closure, at run time and for every view visited; mode 5 with strict checking proves the same when compiling.
for target in package.targets where target.name == "UIKit" {
  target.swiftSettings? += [.swiftLanguageMode(.v5)]
  target.swiftSettings? += [
    "StrictConcurrency", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures", "RegionBasedIsolation",
    "DisableOutwardActorInference", "GlobalConcurrency", "IsolatedDefaultValues",
  ].map { .enableUpcomingFeature($0) }
}

// A rules build is a library that uses the symbols of the tool that loads it. An installed tool has the Swift runtime that it was
// built with in a folder of its own, which precedes that of a toolchain.
for target in package.targets where ["Recorder", "Replayer"].contains(target.name) {
  let runtimes = ["$ORIGIN/../lib/touchreplay"] + (toolchainLibraries.map { [$0 + "/linux"] } ?? [])
  target.linkerSettings = [
    .unsafeFlags(
      ["-Xlinker", "--export-dynamic", "-no-toolchain-stdlib-rpath"]
        + runtimes.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }, .when(platforms: [.linux]))
  ]
}

if let syntaxLibraries {
  for target in package.targets where target.name == "RulesTranslator" {
    target.swiftSettings? += [.unsafeFlags(["-I", syntaxLibraries])]
  }
}

// 'script/build tools' and 'script/build release' build the tools and what they import, in one build.
if let list = ProcessInfo.processInfo.environment["TOUCHREPLAY_TOOLS_ONLY"] {
  var tools: Set = ["recorder", "replayer", "rules-translator"]
  var needed: Set = ["Recorder", "Replayer", "RulesTranslator"]
  if list == "benchmark" {
    tools.insert("benchmark")
    needed.insert("Benchmark")
  }
  // A target stands below those that import it.
  for target in package.targets.reversed() where needed.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { !tools.contains($0.name) }
}

// A list of test targets, separated by commas: the others are not built. For development, as a build of all tests takes long.
if let list = ProcessInfo.processInfo.environment["TOUCHREPLAY_TESTS"] {
  let tests = list.split(separator: ",").map(String.init)
  for name in tests where !package.targets.contains(where: { $0.type == .test && $0.name == name }) {
    fatalError("TOUCHREPLAY_TESTS: \(name) is no test target")
  }
  package.targets.removeAll { $0.type == .test && !tests.contains($0.name) }
}

// 'script/build tests' optimises the modules that compute for minutes in the tests, with all checks, and no others: the rest is
// built in the least time.
if ProcessInfo.processInfo.environment["TOUCHREPLAY_TESTS_BUILD"] != nil {
  let optimised: Set = [
    "Cards", "ContentHashing", "CopyPaper", "DropDown", "Findings", "HitTestTerms", "JSONText", "ObjectiveCRuntime",
    "OverlayContainer", "PassThrough", "Pictures", "Playback", "PrintedText", "RecordingStore", "ScenePictures",
    "Scenes", "SystemScenes", "TouchDelegateTable", "TouchInput", "UIKit",
  ]
  for target in package.targets where ![.system, .plugin].contains(target.type) && !optimised.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}
