// swift-tools-version: 6.2
import PackageDescription

// On iOS the sources are compiled as they are. Those in the folder Window use #selector and version conditions, which need the
// Objective-C runtime and Apple's system: on Linux the plugin compiles translated copies of them.
let package = Package(
  name: "Toasts",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Toasts", targets: ["Toasts"])],
  dependencies: [.package(name: "TouchReplay", path: "../..")],
  targets: [
    .target(name: "Toasts", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ToastsTests", dependencies: ["Toasts"]),
  ])

#if os(Linux)
  for target in package.targets {
    switch target.name {
    case "Toasts":
      target.exclude = ["Window"]
      target.dependencies = [
        .product(name: "UIKit", package: "TouchReplay"), .product(name: "TouchReplay", package: "TouchReplay"),
      ]
      target.plugins = [.plugin(name: "TranslateRules", package: "TouchReplay")]
    default: target.dependencies.append(.product(name: "TouchReplayTesting", package: "TouchReplay"))
    }
  }
#endif
