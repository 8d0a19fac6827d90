// swift-tools-version: 6.2
import PackageDescription

// On iOS the sources use Apple's UIKit. On Linux TouchReplay provides the module of that name.
let package = Package(
  name: "Overlay",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Overlay", targets: ["Overlay"])],
  dependencies: [.package(name: "TouchReplay", path: "../..")],
  targets: [
    .target(
      name: "Overlay",
      dependencies: [.product(name: "UIKit", package: "TouchReplay", condition: .when(platforms: [.linux]))]),
    .testTarget(
      name: "OverlayTests",
      dependencies: [
        "Overlay",
        .product(name: "TouchReplayTesting", package: "TouchReplay", condition: .when(platforms: [.linux])),
      ]),
  ])
