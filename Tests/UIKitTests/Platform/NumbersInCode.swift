import Foundation
import TestSupport
import Testing
import UIKit

@Suite("No platform parameter's number is repeated in code")
struct NumbersInCode {
  /// A number in code that equals a parameter of the platform by coincidence.
  struct Exception: Sendable {
    let file: String
    let literal: String
    let reason: String

    init(_ file: String, _ literal: String, _ reason: String) {
      self.file = file
      self.literal = literal
      self.reason = reason
    }
  }

  static let exceptions = [
    Exception("Views/UIView.swift", "0.5", "the middle of a view: UIKit's default anchor point"),
    Exception("Effects/EffectReader.swift", "0.5", "the distance below which a view has not moved for a person"),
    Exception("Controllers/Pages/PageQueue.swift", "0.01", "a part of a page, within which the pages are at rest"),
    Exception("Animation/Animators/UITimingParameters.swift", "0.1", "a control point of the default curve"),
    Exception("Animation/Animators/UITimingParameters.swift", "0.25", "a control point of the default curve"),
    Exception("Animation/Blocks/UIView+Animation.swift", "0.5", "the default argument of UIKit's method"),
    Exception("Animation/Blocks/UIView+Animation.swift", "0.001", "the least time and damping that make a spring"),
    Exception("Animation/Blocks/UIView+Animation.swift", "0.99", "the least bounce that a spring can be made of"),
    Exception("Animation/Blocks/UIView+AnimationOptions.swift", "5", "the bits of an option"),
    Exception("Animation/Blocks/UIView+KeyframeAnimation.swift", "10", "the place of an option's bits"),
    Exception("Animation/Timing/Spring+Settling.swift", "1e-3", "how close to critical damping the limit is used"),
    Exception("Layers/LayerGeometry.swift", "0.5", "the middle of a layer: Core Animation's default anchor point"),
    Exception("Views/Identity/RecursiveDescription.swift", "0.5", "the default anchor point, which is not printed"),
    Exception("Configurations/UIListContentConfiguration.swift", "44", "the least height of a row of a list"),
    Exception("Configurations/UIListContentConfiguration.swift", "10", "the end of a range of heights"),
    Exception("Configurations/UIListContentConfiguration.swift", "5", "the end of a range of heights"),
    Exception("Tables/StockHeights.swift", "60", "the end of a range of heights"),
    Exception("AutoLayout/NSLayoutConstraint.swift", "50", "the priority of fitting sizes: UIKit's"),
    Exception("AutoLayout/StackArrangement.swift", "49", "the priority of a stack's own size: UIKit's"),
    Exception("App/UIApplication+App.swift", "0.3", "the duration of the status bar's turn: UIKit's"),
    Exception("Collections/UICollectionViewFlowLayout.swift", "10", "the default spaces of a flow layout: UIKit's"),
    Exception("Collections/UICollectionViewFlowLayout.swift", "50", "the default size of items: UIKit's"),
    Exception(
      "Collections/Compositional/UICollectionLayoutListConfiguration.swift", "10",
      "the default width of an indentation: UIKit's"),
    Exception("Collections/Compositional/ListSection.swift", "44", "the estimated height of a list's items"),
    Exception("Collections/Compositional/ListSection.swift", "40", "the end of a range of spaces"),
    Exception("Controllers/Hosting/HostedTap.swift", "10", "the distance at which a finger may be a drag for SwiftUI"),
    Exception("Controllers/Hosting/HostedTap.swift", "0.5", "the time at which a touch may be a press for SwiftUI"),
    Exception("Collections/UICollectionView+Elements.swift", "100", "how often a layout may ask for sizes"),
    Exception("Dynamics/UIDynamicAnimator.swift", "0.5", "the default damping of a snap: UIKit's"),
    Exception("Foundation/WeakCollections.swift", "5", "the bits of an option"),
    Exception("Geometry/CGPath.swift", "5", "the corners of a closed rectangle"),
    Exception("Geometry/UIBezierPath.swift", "100", "how near to a rounded corner's curve a point is not certain"),
    Exception("Geometry/UIBezierPath.swift", "10", "the default limit of a miter: UIKit's"),
    Exception("Layers/CAAnimation.swift", "0.1", "a control point of the default curve"),
    Exception("Layers/CAAnimation.swift", "0.25", "control points of the default curve"),
    Exception("Layers/CATransaction.swift", "0.25", "the default duration of a transaction: Core Animation's"),
    Exception("Layers/OtherLayers.swift", "0.25", "the default duration of a fade: Core Animation's"),
    Exception("Tables/CellLooks.swift", "10", "the default width of an indentation: UIKit's"),
    Exception("Text/NSTextStorage.swift", "5", "the default padding of a line: UIKit's"),
    Exception("Controllers/Alerts/AlertLayout.swift", "44", "the height of an alert's button"),
    Exception("Controllers/Alerts/AlertLayout.swift", "40", "the insets of an alert's text"),
    Exception("Controllers/Alerts/AlertLayout.swift", "100", "the room above and below an alert that fits"),
    Exception("Controllers/Alerts/AlertLayout.swift", "28", "the insets of an action sheet's text"),
    Exception("Foundation/URLRequest.swift", "60", "the time limit of a request, in seconds"),
    Exception("Foundation/URLSession.swift", "60", "the time limit of a request, in seconds"),
    Exception("Controllers/Alerts/AlertLayout.swift", "60", "the room above and below an action sheet that fits"),
    Exception("Controllers/Alerts/AlertLayout.swift", "0.5", "the error of a row's height"),
    Exception("Controllers/Alerts/AlertPresentation.swift", "10", "a version of iOS"),
    Exception("Controllers/Presentations/SheetTravel.swift", "0.25", "a part of the way between detents"),
    Exception("Controllers/Presentations/SheetTravel.swift", "0.75", "a part of the way between detents"),
    Exception(
      "Controllers/Presentations/UITouch+UncertainPlaces.swift", "40", "half of the width of a grabber's place"),
    Exception("Controls/UISwitch.swift", "31", "the height of a switch: UIKit's"),
    Exception("Layers/CAAnimation.swift", "100", "the stiffness of a spring: Core Animation's default"),
    Exception("Layers/CAAnimation.swift", "10", "the damping of a spring: Core Animation's default"),
    Exception("Layers/CAShapeLayer.swift", "10", "the limit of a miter: Core Animation's default"),
    Exception("Layers/CAShapeLayer.swift", "0.5", "the middle of a layer: Core Animation's default for gradients"),
    Exception("Looks/CGColor.swift", "0.5", "the gray of a color of a catalog"),
    Exception("Text/Fonts/FontFace+Names.swift", "0.3", "a weight of a font"),
    Exception("Text/Fonts/FontFace+Names.swift", "0.4", "a weight of a font"),
    Exception("Text/Fonts/UIFont+Types.swift", "0.1", "a width of a font"),
    Exception("Text/Fonts/UIFont+Types.swift", "0.3", "a weight of a font"),
    Exception("Text/Fonts/UIFont+Types.swift", "0.4", "a weight of a font"),
    Exception("Text/Fonts/UIFont+Types.swift", "22", "a size of a font"),
    Exception("Text/Fonts/UIFont+Types.swift", "28", "a size of a font"),
    Exception("Text/Layout/LineBreaker.swift", "0.5", "the error of a line's width"),
    Exception("Text/Layout/LineBreaker.swift", "28", "the distance of tab stops"),
    Exception("Text/Metrics/FontFace.swift", "0.01", "an error of widths"),
    Exception("Text/Metrics/FontFace.swift", "0.15", "an error of widths"),
    Exception("Text/Metrics/FontFace.swift", "0.25", "an error of widths"),
    Exception("Text/Metrics/FontFace.swift", "0.3", "a weight of a font"),
    Exception("Text/Metrics/FontFace.swift", "0.4", "a weight of a font"),
    Exception("Text/Metrics/FontFace.swift", "10", "a spacing of a font"),
    Exception("Text/Metrics/FontFace.swift", "100", "a weight of CSS"),
    Exception("Text/Metrics/GlyphClass.swift", "0.15", "an error of widths"),
    Exception("Text/Metrics/GlyphClass.swift", "0.3", "an error of widths"),
    Exception("Text/Metrics/GlyphClass.swift", "0.35", "an error of widths"),
    Exception("Text/Metrics/GlyphClass.swift", "0.5", "an error of widths"),
    Exception("Text/PixelRounding.swift", "0.001", "the error of sums"),
    Exception("Controls/UIButton+Configuration.swift", "5", "an inset of a configured button"),
    Exception("Controls/UIButton+Configuration.swift", "10", "an inset of a configured button"),
    Exception("Foundation/NSValue+Geometry.swift", "5", "the index of a number of a transform"),
    Exception("Keyboard/SoftwareKeyboard.swift", "0.25", "the duration of the keyboard's movement"),
    Exception("Rotation/SizeTransition.swift", "0.3", "the duration of a rotation"),
    Exception("AutoLayout/ConstraintSystem+Ambiguity.swift", "0.25", "a priority below all of an app"),
    Exception("Controls/UISlider.swift", "28", "the least height of a slider"),
    Exception("Controls/UISlider.swift", "31", "the height of a slider before iOS 26"),
    Exception("Controls/UISegmentedControl.swift", "40", "the most room around a title"),
    Exception("Controls/UISegmentedControl.swift", "28", "the least height of a segmented control"),
    Exception("Controls/UISwitch.swift", "28", "the height of a switch since iOS 26: UIKit's"),
    Exception("Engine/UncalledRequirements.swift", "10", "the movement that a long press allows: UIKit's default"),
    Exception("HitTesting/PossibleHits.swift", "0.001", "the error of sums"),
    Exception("HitTesting/PossibleHits.swift", "44", "a border that an override may add"),
    Exception(
      "HitTesting/PossibleHits.swift", "0.01",
      "the alpha below which a view gets no touches, where either rule gives no other view"),
    Exception("HitTesting/LengthSources.swift", "0.001", "the error of sums"),
    Exception("Looks/SymbolShape.swift", "0.3", "a share of the points of a symbol"),
    Exception("Looks/SymbolShape.swift", "0.1", "a share of the points of a symbol"),
    Exception("Animation/Timing/AnimationTiming.swift", "54", "a number of a curve"),
    Exception("Animation/Timing/CubicCurve.swift", "54", "a number of a curve"),
    Exception("Text/Fonts/UIFont+Types.swift", "31", "the size of a text style"),
    Exception("Text/Fonts/UIFont+Types.swift", "40", "the size of a text style"),
    Exception("Text/Fonts/UIFont+Types.swift", "44", "the size of a text style"),
    Exception("Text/Fonts/UIFont+Types.swift", "60", "the size of a text style"),
    Exception("Text/Fonts/UIFont+Types.swift", "50", "the size of a text style"),
    Exception("Text/Fonts/UIFont+Types.swift", "49", "the size of a text style"),
    Exception("Bars/BarPlatter.swift", "44", "the height of a platter"),
    Exception("Bars/BarPlatter.swift", "28", "the margin of platters"),
    Exception("Bars/BarPlatter.swift", "10", "the distance of platters from the top of their slot"),
    Exception("Bars/UIToolbar.swift", "86", "the greatest height of a toolbar outside of a slot"),
    Exception("Controllers/Alerts/FloatingAlertLayout.swift", "22", "the height of a line of a title"),
    Exception("Controllers/Presentations/FloatingSheet.swift", "28", "the inset of a low sheet"),
    Exception("Controllers/Presentations/SheetRelease.swift", "0.4", "the rest of the releases that were measured"),
    Exception("Controllers/Presentations/SheetTravel.swift", "10", "the speed at which a motion ends"),
    Exception("Controls/UIRefreshControl.swift", "60", "the height of a refresh control"),
    Exception("Layers/CAAnimation.swift", "0.001", "the way that is left when a spring has settled: Core Animation's"),
    Exception("Scrolling/Motion/ScrollMotion.swift", "0.01", "the least coefficient by which a velocity is divided"),
    Exception("Tables/StockHeights.swift", "40", "the greatest inset of rows on iPads"),
    Exception("Tables/StockHeights.swift", "54", "the greatest height of a row of one line"),
    Exception("Tables/StockHeights.swift", "28", "the height of an image that has room in a row"),
    Exception("Bars/UIToolbar.swift", "44", "the height of a toolbar on phones"),
    Exception("Bars/UIToolbar.swift", "50", "the height of a toolbar on iPads"),
    Exception("Tables/CellLooks.swift", "60", "the width of an accessory with a button"),
    Exception("Controls/UIStepper.swift", "100", "the highest value of a stepper: UIKit's default"),
  ]

  /// A literal in code that equals a number of the platform.
  struct Find: Hashable, CustomStringConvertible {
    let file: String
    let literal: String
    let line: Int
    var description: String { "\(file):\(line): \(literal)" }
  }

  /// Every number among the readings of a parameter, except numbers that are too common.
  static let numbers: Set<Double> = {
    let numbers = PlatformParameter.all.flatMap(\.readings).compactMap { value -> Double? in
      guard case .number(let number) = value else { return nil }
      return number
    }
    return Set(numbers).subtracting([0, 1, 2, 3, 1_000])
  }()

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static let finds = Result { try findLiterals() }

  private static func findLiterals() throws -> [Find] {
    var finds: [Find] = []
    for path in try Repository.swiftFiles(below: "Sources/UIKit") where !path.hasPrefix("Sources/UIKit/Platform/") {
      let file = String(path.dropFirst("Sources/UIKit/".count))
      for (index, line) in try Repository.code(path).enumerated() where line.utf8.contains(where: digits.contains) {
        for literal in literals(in: line) where numbers.contains(literal.value) {
          finds.append(Find(file: file, literal: literal.text, line: index + 1))
        }
      }
    }
    return finds
  }

  /// The numbers in a line of code. Bit positions, as in `1 << 10`, raw values of cases, and parts of names, as in `$0`
  /// and `.0`, are left out.
  static func literals(in line: String) -> [(text: String, value: Double)] {
    let code = line.replacing(#/<<\s*\w+/#, with: "").replacing(#/case \w+ = \d+/#, with: "")
      .replacing(#/\.\.[.<]/#, with: " ")
    return code.matches(of: #/[A-Za-z_$][\w$]*|\.?\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?/#).compactMap { match in
      guard match.0.first?.isNumber == true else { return nil }
      return Double(match.0.replacing("_", with: "")).map { (String(match.0), $0) }
    }
  }

  @Test("in any file of the engine")
  func scan() throws {
    try #require(Repository.swiftFiles(below: "Sources/UIKit").count > 30)
    let excepted = Set(Self.exceptions.map { "\($0.file) \($0.literal)" })
    for find in try Self.finds.get() where !excepted.contains("\(find.file) \(find.literal)") {
      Issue.record("\(find) is a number of PlatformBehavior; read it from there, or add an exception with its reason")
    }
  }

  @Test("and every exception is needed")
  func exceptions() throws {
    let finds = try Self.finds.get()
    for exception in Self.exceptions {
      #expect(finds.contains { $0.file == exception.file && $0.literal == exception.literal }, "\(exception)")
    }
  }

  @Test("and the scan finds the numbers of the constants")
  func looksFor() {
    #expect(
      Self.numbers.isSuperset(of: [0.01, 70, 45, 0.75, 0.35, 0.5, 10, 0.1, 50, 5, 0.15, 0.55, 0.998, 0.99, 100]))
  }

  @Test(
    "and it finds them in every notation",
    arguments: [
      ("let x = 0.55", ["0.55"]), ("a(0.150, 70)", ["0.150", "70"]), ("x+1_000", ["1_000"]), ("1 << 10", ["1"]),
      ("point10.x * 5e-1", ["5e-1"]), ("$0 x.1 a1", []), ("-45", ["45"]), ("case plus = 5", []),
      ("case 5: 45", ["5", "45"]), ("5..<10 + 0...50", ["5", "10", "0", "50"]),
    ])
  func literals(line: String, literals: [String]) {
    #expect(Self.literals(in: line).map(\.text) == literals)
  }
}
