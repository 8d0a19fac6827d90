// swift-tools-version: 6.2
import PackageDescription

/// Imports point down only; the order below is the order of the layers.
let package = Package(
  name: "TouchReplay",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "recorder", targets: ["Recorder"]),
    .executable(name: "replayer", targets: ["Replayer"]),
    .executable(name: "benchmark", targets: ["Benchmark"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting", "UIKit", "_Testing_UIKit"]),
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
    .target(name: "CScenePage", exclude: ["page"]),
    .target(name: "QRCode", dependencies: ["CQREncode"]),
    .target(name: "JSONText", dependencies: ["PrintedText"]),
    .target(name: "LocalServer", dependencies: ["CMicroHTTPD", "JSONText"]),
    .target(name: "SeededRandom"),
    .target(name: "PrintedText"),
    .target(name: "CommandLineSupport", dependencies: ["PrintedText"]),
    .target(name: "ChildProcess"),
    .target(name: "ChromiumDriver", dependencies: ["ChildProcess", "JSONText"]),
    .target(name: "CBaseline", dependencies: ["CSQLite"], linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "RecordingStore", dependencies: ["CSQLite", "JSONText"]),
    .target(name: "TouchInput", dependencies: ["RecordingStore", "JSONText", "PrintedText"]),
    .target(name: "UIKit"),
    .target(name: "_Testing_UIKit"),
    .target(name: "UIKitTesting", dependencies: ["UIKit"]),
    .target(name: "ObjectiveCRuntime", dependencies: ["UIKit"]),
    .target(name: "CopyPaper", dependencies: ["ObjectiveCRuntime", "UIKit"]),
    .target(name: "TouchDelegateTable", dependencies: ["UIKit"]),
    .target(name: "OverlayContainer", dependencies: ["UIKit"]),
    .target(name: "DropDown", dependencies: ["ObjectiveCRuntime", "UIKit"]),
    .target(name: "Cards", dependencies: ["UIKit"]),
    .target(
      name: "PassThrough", dependencies: ["CopyPaper", "DropDown", "ObjectiveCRuntime", "TouchDelegateTable", "UIKit"]),
    .target(name: "Scenes", dependencies: ["PassThrough", "UIKit", "JSONText"]),
    .target(
      name: "SystemScenes",
      dependencies: ["CopyPaper", "DropDown", "OverlayContainer", "Cards", "Scenes", "UIKit", "JSONText"]),
    .target(name: "Playback", dependencies: ["Scenes", "SystemScenes", "PassThrough", "UIKit", "RecordingStore"]),
    .target(name: "ScenePictures", dependencies: ["Playback", "Scenes", "PassThrough", "UIKit", "RecordingStore"]),
    .target(name: "SceneSnapshots", dependencies: ["Playback", "Scenes", "PassThrough", "UIKit", "RecordingStore"]),
    .target(
      name: "Capture", dependencies: ["SceneSnapshots", "Playback", "Scenes", "PassThrough", "UIKit", "RecordingStore"]),
    .target(
      name: "Reporting",
      dependencies: [
        "ScenePictures", "Playback", "Scenes", "PassThrough", "UIKit", "RecordingStore", "JSONText", "PrintedText",
      ]),
    .target(
      name: "ScenePage",
      dependencies: [
        "CScenePage", "LocalServer", "Capture", "SceneSnapshots", "ScenePictures", "Playback", "Reporting", "Scenes",
        "PassThrough",
        "TouchInput", "RecordingStore", "UIKit", "JSONText",
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "CommandLineSupport", "RecordingStore", "TouchInput", "PassThrough", "Scenes", "SystemScenes", "Playback",
        "LocalServer",
        "QRCode",
      ]),
    .executableTarget(
      name: "Recorder",
      dependencies: [
        "Commands", "CommandLineSupport", "JSONText", "RecordingStore", "TouchInput", "UIKit", "PassThrough", "Scenes",
        "SystemScenes", "Capture", "Playback", "Reporting", "ScenePage", "PrintedText",
      ]),
    .executableTarget(
      name: "Replayer",
      dependencies: [
        "Commands", "CommandLineSupport", "DropDown", "JSONText", "RecordingStore", "UIKit", "PassThrough", "Scenes",
        "Playback",
        "ScenePictures", "Reporting", "ScenePage",
      ]),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "SceneSnapshots",
        "CBaseline", "CSQLite", "ChildProcess", "ChromiumDriver", "Commands", "CommandLineSupport", "JSONText",
        "RecordingStore", "TouchInput", "UIKit", "PassThrough", "Scenes", "SystemScenes", "Capture", "Playback",
        "LocalServer",
        "ScenePage", "ScenePictures", "SeededRandom",
      ]),
    // What several test targets share: the engine set-up, fingers, the repository's files and the built tools.
    .target(
      name: "TestSupport", dependencies: ["ChildProcess", "CSQLite", "UIKit", "JSONText"], path: "Tests/TestSupport"),
    .testTarget(
      name: "CommandLineSupportTests", dependencies: ["CommandLineSupport", "PrintedText", "JSONText", "SeededRandom"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText", "SeededRandom"]),
    .testTarget(
      name: "RecordingStoreTests",
      dependencies: ["RecordingStore", "JSONText", "SeededRandom", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "TouchInputTests",
      dependencies: ["Capture", "TouchInput", "RecordingStore", "CSQLite", "JSONText", "SeededRandom"]),
    .testTarget(name: "CommandTests", dependencies: ["ChromiumDriver", "JSONText", "TestSupport"]),
    .testTarget(name: "LocalServerTests", dependencies: ["LocalServer"]),
    .testTarget(name: "QRCodeTests", dependencies: ["QRCode"]),
    .testTarget(
      name: "ScenePageTests",
      dependencies: [
        "ScenePage", "LocalServer", "Capture", "SceneSnapshots", "Playback", "Scenes", "SystemScenes", "PassThrough",
        "TouchInput",
        "RecordingStore", "JSONText", "SeededRandom", "TestSupport", "UIKit",
      ]),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes", "SystemScenes", "PassThrough", "UIKit", "JSONText"]),
    .testTarget(
      name: "PlaybackTests",
      dependencies: [
        "Capture", "SceneSnapshots", "Playback", "Scenes", "SystemScenes", "PassThrough", "RecordingStore", "UIKit",
        "SeededRandom",
        "JSONText", "TestSupport",
      ]),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "SeededRandom", "TestSupport"],
      exclude: ["PublicSymbols/Lists"]),
    .testTarget(
      name: "PassThroughTests",
      dependencies: [
        "PassThrough", "Scenes", "CopyPaper", "DropDown", "ObjectiveCRuntime", "UIKit", "_Testing_UIKit",
        "SeededRandom", "TestSupport",
      ]),
    .testTarget(
      name: "CopyPaperTests",
      dependencies: ["CopyPaper", "ObjectiveCRuntime", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(
      name: "TouchDelegateTableTests",
      dependencies: ["TouchDelegateTable", "PassThrough", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(
      name: "OverlayContainerTests",
      dependencies: ["OverlayContainer", "UIKit", "_Testing_UIKit", "SeededRandom", "TestSupport"]),
    .testTarget(
      name: "DropDownTests", dependencies: ["DropDown", "ObjectiveCRuntime", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(name: "CardsTests", dependencies: ["Cards", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "ObjectiveCRuntime",
        "Reporting", "Capture", "ScenePictures", "Playback", "Scenes", "SystemScenes", "PassThrough", "CopyPaper",
        "DropDown",
        "TouchDelegateTable", "UIKit", "_Testing_UIKit", "RecordingStore", "JSONText", "SeededRandom", "TestSupport",
      ]),
    .testTarget(
      name: "GateTests",
      dependencies: [
        "DropDown", "Recorder", "Replayer", "Capture", "Playback", "Scenes", "SystemScenes", "PassThrough",
        "RecordingStore",
        "UIKit",
        "TestSupport",
      ]),
    // The examples of Documentation/Extending.md.
    .testTarget(
      name: "ExtendingTests",
      dependencies: [
        "Commands", "CommandLineSupport", "JSONText", "RecordingStore", "Playback", "Scenes", "PassThrough", "UIKit",
        "TestSupport",
      ]),
    .testTarget(
      name: "UserCodeTests", dependencies: ["UIKit", "UIKitTesting", "_Testing_UIKit"], packageAccess: false),
    .testTarget(
      name: "UserCodeMode6Tests", dependencies: ["UIKit", "UIKitTesting", "_Testing_UIKit"], packageAccess: false),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Recorder", "Replayer", "CommandLineSupport", "PassThrough", "Scenes", "SystemScenes", "UIKit",
        "_Testing_UIKit", "TestSupport",
      ]),
  ]
)

// Other people's code: no rules of this package, and the language mode that most of it is written in.
let userCode = ["UserCodeTests", "UserCodeMode6Tests"]
for target in package.targets where target.name == "UserCodeTests" {
  target.swiftSettings = [.swiftLanguageMode(.v5)]
}

/// Every other Swift target is held to the same rules: no warnings, explicit existentials, imports that stay private
/// unless their types are part of the public interface, and members used only through imported modules.
for target in package.targets where target.type != .system && !userCode.contains(target.name) {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
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
