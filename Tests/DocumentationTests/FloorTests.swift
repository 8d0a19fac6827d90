import Foundation
import TestSupport
import Testing

@Suite("The floors in UIKit")
struct FloorTests {
  private static let root = "Sources/UIKit/"

  /// The folders and the files of the upper floor, without the extension: their names and those that begin with them and a `+`.
  private static let upper = (
    folders: [
      "Collections", "Tables", "Configurations", "Controllers/Alerts", "Controllers/Other", "Controllers/Pages",
      "Dynamics", "OlderNames", "Storyboards", "Web",
    ],
    files: [
      "Bars/UISearchBar", "Bars/UISearchBarDelegate", "Bars/UIToolbar", "Controllers/Navigation/ToolbarButtons",
      "Controls/UIDatePicker",
      "Controls/UIPageControl", "Controls/UIPickerView", "Controls/UIPickerViewDelegate", "Controls/UIRefreshControl",
      "Controls/UISegmentedControl", "Controls/UISlider", "Controls/UIStepper", "Controls/UISwitch",
      "Looks/UIActivityIndicatorView", "Looks/UIAppearance", "Text/UITextView", "Text/UITextViewDelegate",
    ]
  )

  /// The names of the upper floor that files of the lower one use today. The list may only become shorter.
  private static let arrows = [
    "App/UISceneSession": ["UIStoryboard"],
    "AutoLayout/ConstraintSystem+Content": [
      "UIActivityIndicatorView", "UIProgressView", "UISearchBar",
    ],
    "Bars/BarItemButton": ["AppearanceProxies"],
    "Bars/NavigationBarButtons": ["AppearanceProxies"],
    "Controllers/Navigation/UINavigationController": ["UIToolbar"],
    "Controllers/Navigation/UINavigationController+Toolbar": ["UIToolbar"],
    "Controllers/Navigation/UINavigationItem": ["UISearchController"],
    "Controllers/Presentations/UIViewController+Presenting": ["AlertPresentation", "UIAlertController"],
    "Controllers/UIViewController": [
      "UIPopoverPresentationController", "UISplitViewController", "UIStoryboard", "UIStoryboardSegue",
    ],
    "Controllers/UIViewController+Storyboards": ["UIPopoverPresentationController"],
    "Engine/UncalledRequirements": ["UICollectionView", "UITableView"],
    "Events/EventObserver": ["UICollectionView", "UITableView"],
    "Gestures/GestureEnvironment+Disputes": ["UISlider", "UIStepper", "UISwitch", "UITableView"],
    "Keyboard/SoftwareKeyboard": ["UITextView"],
    "Layout/UIView+Margins": ["UITableViewCell", "UITableViewHeaderFooterView"],
    "Responders/DelegateProtocol": ["UITableViewDataSource", "UITableViewDelegate"],
    "Rotation/ResizedWindows": ["UIPopoverPresentationController", "UIToolbar"],
    "Runtime/InstancePrototypes": [
      "CellPrototype", "HeaderFooterPrototype", "UISearchController", "UITableViewCell", "UITableViewHeaderFooterView",
    ],
    "Scrolling/NSKeyValueObservation": ["UICollectionView", "UITableView", "UITextView"],
    "Text/UIContentSizeCategoryAdjusting": ["UITextView"],
    "Traits/TraitOverriding": ["UISplitViewController"],
    "Views/Identity/ViewIdentities": ["UICollectionView", "UITableView", "UITableViewCell"],
    "Views/UICollectionReusableView": ["ReuseKey", "UICollectionViewLayout", "UICollectionViewLayoutAttributes"],
  ]

  @Test("have no new arrows from the lower one to the upper one")
  func arrows() throws {
    var upper: [String] = []
    var lower: [(file: String, code: [String])] = []
    var names: (upper: Set<String>, lower: Set<String>) = ([], [])
    for path in try Repository.swiftFiles(below: "Sources/UIKit") {
      let file = String(path.dropFirst(Self.root.count).dropLast(".swift".count))
      let code = try Repository.code(path)
      let types = code.compactMap(Self.type)
      if Self.isUpper(file) {
        upper.append(file)
        names.upper.formUnion(types)
      } else {
        lower.append((file, code))
        names.lower.formUnion(types)
      }
    }
    names.upper.subtract(names.lower)
    #expect(upper.count > 100 && names.upper.count > 200)
    for place in Self.upper.folders { #expect(upper.contains { $0.hasPrefix(place + "/") }, "there is no \(place)") }
    for place in Self.upper.files {
      #expect(upper.contains(place) || upper.contains(place + "+Optional"), "no \(place)")
    }

    var found: [String: [String]] = [:]
    for (file, code) in lower {
      let used = code.reduce(into: Set<String>()) { $0.formUnion(Self.identifiers($1)) }.intersection(names.upper)
      if !used.isEmpty { found[file] = used.sorted() }
    }
    for file in Set(found.keys).union(Self.arrows.keys).sorted() {
      let (now, known) = (Set(found[file] ?? []), Set(Self.arrows[file] ?? []))
      let new = now.subtracting(known).sorted().joined(separator: ", ")
      #expect(new.isEmpty, "\(Self.root)\(file).swift is on the lower floor and must not use \(new), of the upper one")
      let gone = known.subtracting(now).sorted().joined(separator: ", ")
      #expect(gone.isEmpty, "\(file) does not use \(gone) any more: make the list of arrows shorter")
    }
  }

  private static func isUpper(_ file: String) -> Bool {
    upper.folders.contains { file.hasPrefix($0 + "/") }
      || upper.files.contains { file == $0 || file.hasPrefix($0 + "+") }
  }

  /// The name of the type that a line declares for the whole module.
  private static func type(_ line: String) -> String? {
    guard line.first?.isLetter == true || line.hasPrefix("@") else { return nil }
    let words = line.split { " (:<{".contains($0) }
    guard let kind = words.firstIndex(where: { ["class", "struct", "enum", "protocol", "typealias"].contains($0) }),
      words.indices.contains(kind + 1), !words[..<kind].contains("private"), !words[..<kind].contains("fileprivate")
    else { return nil }
    return String(words[kind + 1])
  }

  /// The identifiers of a line that begin with a capital letter.
  private static func identifiers(_ line: String) -> [String] {
    let parts = line.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_"))
    }
    return parts.compactMap { part in
      guard let first = part.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return nil }
      return String(part)
    }
  }
}
