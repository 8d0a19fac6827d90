import Foundation
import TestSupport
import Testing

@Suite("The code that runs inside of an app")
struct StaticStateTests {
  /// The modules of that code.
  private static let modules = [
    "UIKit", "TouchReplay", "Combine", "SwiftUI", "ObjectiveCRuntime", "CopyPaper", "TouchDelegateTable",
    "OverlayContainer",
    "DropDown", "Cards", "PassThrough", "Scenes", "SystemScenes",
  ]

  /// The variables of the process, each with the reason why it is not the state of one app.
  private static let known = [
    "Sources/UIKit/Collections/UICollectionView+Registrations.swift registrationNumber":
      "numbers objects, also those that apps share",
    "Sources/UIKit/Engine/Engine+Current.swift pointer": "states which engine is current",
    "Sources/UIKit/Engine/Engine.swift makeApplication": "is set once by a harness",
    "Sources/UIKit/Engine/UncalledOverrides.swift reports": "facts about classes",
    "Sources/UIKit/Engine/UncalledRequirements.swift methods": "facts about classes",
    "Sources/UIKit/Engine/UncalledRequirements.swift hasListsWithSwipeActions": "saves a search where no app has one",
    "Sources/UIKit/Engine/UncalledRequirements.swift hasContextMenus": "saves a search where no app has one",
    "Sources/UIKit/Runtime/CategoryMethods.swift added": "is emptied when the loading of code ends",
    "Sources/UIKit/Responders/MessageForwarding.swift isUsed": "a fact about classes",
    "Sources/UIKit/Responders/SelectorTable.swift described": "facts about classes",
    "Sources/UIKit/Handlers/DeclaredHandlers.swift tables": "facts about the loaded modules",
    "Sources/UIKit/Responders/SelectorTable.swift methods": "facts about classes",
    "Sources/UIKit/Responders/SelectorTable.swift replaceable": "facts about classes",
    "Sources/UIKit/Responders/SelectorTable.swift swiftNames": "facts about classes",
    "Sources/TouchReplay/ObjectiveC/AssociatedObjects.swift all": "values of objects, on any thread",
    "Sources/TouchReplay/ObjectiveC/NotificationCenter+Selector.swift all": "the center is that of the process",
    "Sources/TouchReplay/Mutants/SelectedMutant.swift number": "is set for a session, before its code runs",
    "Sources/TouchReplay/Mutants/SelectedMutant.swift reached": "facts about the loaded code",
    "Sources/TouchReplay/Registration/RulesSources.swift loaded": "the sources of the loaded library",
    "Sources/TouchReplay/Translated/ExecutedCuts.swift sentences": "is printed once for a process",
    "Sources/Combine/Core/Cancellable.swift latest": "numbers objects",
    "Sources/Combine/Subjects/ObservableObject.swift makesPublishers": "is set during one call",
    "Sources/SystemScenes/ClassRegistry+Standard.swift used": "the classes of the loaded library",
  ]

  @Test("keeps its state in the engine: a variable of the process needs a reason")
  func variables() throws {
    var found: Set<String> = []
    for module in Self.modules {
      for path in try Repository.swiftFiles(below: "Sources/\(module)") {
        for line in try Repository.code(path) {
          if let name = Self.variable(line) { found.insert("\(path) \(name)") }
        }
      }
    }
    for variable in found.subtracting(Self.known.keys).sorted() {
      Issue.record("\(variable): make it a property of Engine or of an EngineState, or state here why it is not")
    }
    #expect(Set(Self.known.keys).subtracting(found).sorted() == [], "there are no such variables")
  }

  @Test(
    "declares variables of the process in these forms",
    arguments: [
      ("  private static var all: [Int] = []", "all"), ("  static var last: Last?", "last"),
      ("  @A nonisolated(unsafe) private(set) static var made: () -> Int = { 1 }", "made"),
      ("var latest = 0", "latest"), ("package var latest: Int = 0 { didSet {} }", "latest"),
      ("  static var current: Engine { all[0] }", nil), ("  static var shown: String { get }", nil),
      ("  var count = 0", nil), ("  static let all = 1", nil), ("public var older: Int {", nil),
    ])
  func forms(line: String, name: String?) {
    #expect(Self.variable(line) == name)
  }

  /// The name of the stored variable of a type or a file that a line declares.
  private static func variable(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "var"), words.indices.contains(place + 1) else { return nil }
    guard words[..<place].contains("static") || !line.hasPrefix(" ") else { return nil }
    let rest = words[(place + 1)...]
    let (value, body) = (rest.firstIndex(of: "="), rest.firstIndex { $0.hasPrefix("{") })
    if let body, (value ?? .max) > body { return nil }
    return String(rest[place + 1].prefix { $0 != ":" })
  }
}
