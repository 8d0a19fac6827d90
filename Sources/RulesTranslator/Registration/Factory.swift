/// How generated code creates an object of a class.
struct Factory {
  enum Kind: String {
    case frame, empty, hook, none
  }

  let kind: Kind
  /// The arguments after the name of the class: `(frame: frame)`.
  var arguments = ""
  /// Why there is no factory.
  var reason: String?
  /// Whether the initializer may return `nil`.
  var isFailable = false

  /// The arguments of a collection view. The scene's sections set its layout.
  static let frameAndLayout = "(frame: frame, collectionViewLayout: UIKit.UICollectionViewLayout())"

  static func none(_ reason: String) -> Factory { Factory(kind: .none, reason: reason) }
}

extension ModuleIndex {
  /// The factory of a class of views, recognizers or controllers.
  func factory(of declaration: ClassDeclaration) -> Factory {
    if let hidden = declaration.hidden { return .none(hidden) }
    if hooked.contains(declaration.name) { return Factory(kind: .hook) }
    let kind = kind(of: declaration)
    if kind == .other { return .none("is not a view, a recognizer or a view controller") }
    return inheritedFactory(of: declaration, kind)
      ?? .none(Self.needsArguments(declaration.initializerNames))
  }

  private static func needsArguments(_ names: String) -> String {
    "its initializers need arguments (\(names)); conform it to SceneMade"
  }

  private func inheritedFactory(of declaration: ClassDeclaration, _ kind: KnownClass.Kind) -> Factory? {
    if let own = ownFactory(of: declaration, kind) { return own }
    // A class without designated initializers inherits those of its superclass.
    guard !declaration.initializers.contains(where: { !$0.isConvenience }) else { return nil }
    guard let name = superclassName(of: declaration) else { return nil }
    if let superclass = classesByName[name] { return inheritedFactory(of: superclass, kind) }
    return knownFactory(of: name, kind)
  }

  private func knownFactory(of name: String, _ kind: KnownClass.Kind) -> Factory? {
    switch name {
    case "UITableViewCell": return Factory(kind: .frame, arguments: "(style: .default, reuseIdentifier: nil)")
    case "UITableViewHeaderFooterView": return Factory(kind: .frame, arguments: "(reuseIdentifier: nil)")
    case "UICollectionView": return Factory(kind: .frame, arguments: Factory.frameAndLayout)
    case "UIInputView": return Factory(kind: .frame, arguments: "(frame: frame, inputViewStyle: .default)")
    case "UICollectionViewController": return .none(Self.needsArguments("init(collectionViewLayout:)"))
    case "UIActivityViewController":
      return .none(Self.needsArguments("init(activityItems:applicationActivities:)"))
    case "UIHostingController": return .none(Self.needsArguments("init(rootView:)"))
    case "UISearchController": return .none(Self.needsArguments("init(searchResultsController:)"))
    default: break
    }
    return switch kind {
    case .view, .control: Factory(kind: .frame, arguments: "(frame: frame)")
    case .recognizer: Factory(kind: .empty, arguments: "(target: nil, action: nil)")
    case .controller: Factory(kind: .empty, arguments: "(nibName: nil, bundle: nil)")
    case .other: nil
    }
  }

  private func ownFactory(of declaration: ClassDeclaration, _ kind: KnownClass.Kind) -> Factory? {
    let patterns: [(labels: [String], Factory.Kind, String)] =
      switch kind {
      case .view, .control:
        [
          (["frame"], .frame, "(frame: frame)"), ([], .empty, "()"),
          (["style", "reuseIdentifier"], .frame, "(style: .default, reuseIdentifier: nil)"),
          (["reuseIdentifier"], .frame, "(reuseIdentifier: nil)"),
          (["frame", "collectionViewLayout"], .frame, Factory.frameAndLayout),
          (
            ["windowScene"], .empty,
            "(windowScene: UIKit.UIApplication.shared.connectedScenes.first as! UIKit.UIWindowScene)"
          ),
        ]
      case .recognizer: [(["target", "action"], .empty, "(target: nil, action: nil)"), ([], .empty, "()")]
      case .controller: [([], .empty, "()"), (["nibName", "bundle"], .empty, "(nibName: nil, bundle: nil)")]
      case .other: []
      }
    for (labels, factory, arguments) in patterns {
      let initializer = declaration.initializers.first { initializer in
        guard initializer.isCallable else { return false }
        if initializer.requiredLabels == labels { return true }
        // `init(frame: CGRect = .zero)` takes the frame, too.
        return !labels.isEmpty && initializer.labels.starts(with: labels)
          && initializer.requiredLabels.allSatisfy(labels.contains)
      }
      guard let initializer else { continue }
      var result = Factory(kind: factory, arguments: arguments, isFailable: initializer.isFailable)
      if initializer.throwsErrors { result.arguments += " /* throws */" }
      return initializer.throwsErrors ? nil : result
    }
    return nil
  }
}

extension ClassDeclaration {
  fileprivate var initializerNames: String {
    let names = initializers.filter { $0.labels != ["coder"] }
      .map { "init(\($0.labels.map { "\($0):" }.joined()))" }
    return names.isEmpty ? "init(coder:)" : names.joined(separator: ", ")
  }
}
