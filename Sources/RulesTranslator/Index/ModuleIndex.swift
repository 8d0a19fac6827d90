import SwiftSyntax

/// The declarations of all files of a build that the translation of each file needs.
final class ModuleIndex {
  var classes: [ClassDeclaration] = []
  /// The classes by name, which begins with the names of the enclosing types.
  private(set) var classesByName: [String: ClassDeclaration] = [:]
  /// The types of the type aliases at the module's top level, by alias.
  var aliases: [String: String] = [:]
  /// The names of the types that the top level of the module declares.
  var topLevelTypes: Set<String> = []
  /// The names of these types, and of the functions and variables of the top level.
  var topLevelNames: Set<String> = []
  /// Whether a function, a variable or a case of an enumeration has the name `intersects`.
  var declaresIntersects = false
  /// Whether a function has the name `description`.
  var declaresDescription = false
  /// The names that the files have for their own module: the compiler did not find them.
  var ownModules: Set<String> = []
  /// The name of the module that the copies become.
  var module: String?
  /// The optional methods of the module's protocols.
  var optionalMethods: [OptionalMethod] = []
  /// The optional properties of the module's protocols.
  var optionalProperties: [OptionalProperty] = []
  private(set) var optionalBaseNames: Set<String> = []
  private(set) var optionalFullNames: Set<String> = []
  /// The methods that can be called by selector, by their names in Swift without labels.
  private(set) var methods: [String: [ObjectiveCMethod]] = [:]
  /// The base names in `#selector` and in texts of selectors.
  var selectorBaseNames: Set<String> = []
  /// Whether the module gives methods other code while the app runs.
  var replacesMethods = false
  /// The names of types that are functions of C, such as the code of a method.
  var codeTypes: Set<String> = []
  /// The names of classes with a hook.
  var hooked: Set<String> = []
  /// The extensions with overrides, by the name of the class.
  var members: [MovedMember] = []
  /// Methods and properties that a class overrides, by name.
  var overriddenNames: Set<String> = []
  var protocols: Set<String> = []
  /// The methods that extensions give to classes of UIKit for the Objective-C runtime.
  var extensionMethods: [ExtensionMethod] = []
  /// The methods of extensions that override others.
  var categoryOverrides: [CategoryOverride] = []
  /// The properties that extensions give to classes of UIKit for the Objective-C runtime.
  var extensionProperties: [ExtensionProperty] = []
  /// The names of classes that conform to a protocol of delegates.
  var delegateClasses: Set<String> = []
  /// The names of classes that are declared as delegates of recognizers.
  var recognizerDelegates: Set<String> = []
  /// The methods of classes whose names are those of methods of recognizers' delegates, by the name of the class.
  var recognizerMethods: [String: [FunctionDeclSyntax]] = [:]
  /// The methods of delegates that the engine does not call, with their files, by the name of the class.
  var uncalledRequirements: [String: [(file: SourceFile, syntax: FunctionDeclSyntax)]] = [:]
  /// The members of the classes and protocols.
  var declared = DeclaredMembers()
  /// The methods that superclasses get.
  var inheritedRequirements: [InheritedRequirement] = []
  /// The methods of subclasses that override these.
  var overridden: [SyntaxIdentifier: InheritedRequirement] = [:]
  /// The methods of delegates that UIKit calls and the engine cannot, with the reason.
  var uncalledFunctions: [SyntaxIdentifier: UncalledFunction] = [:]
  /// The classes of each name. Functions and files can have their own class of a name.
  private(set) var namesakes: [String: [ClassDeclaration]] = [:]
  var knownAncestors: [ObjectIdentifier: [ClassDeclaration]] = [:]
  var knownProtocols: [ObjectIdentifier: [String]] = [:]
  /// Whether a file names the bundle that the Swift package manager generates: `Bundle.module`.
  var namesBundleOfModule = false
  /// Whether a file declares a bundle of that name.
  var declaresBundleOfModule = false
  /// The places at which the compiler refused an initializer of a class that is known only at run time.
  var metatypeCalls: Set<MetatypeCall> = []
  /// Whether the copies are a module of a package.
  var isForPackage = false

  private let filesByTree: [SyntaxIdentifier: SourceFile]

  init(_ files: [SourceFile]) {
    filesByTree = Dictionary(files.map { ($0.tree.id, $0) }, uniquingKeysWith: { first, _ in first })
    for file in files { DeclarationCollector(file, self).walk(file.tree) }
    for declaration in classes where classesByName[declaration.name] == nil {
      classesByName[declaration.name] = declaration
    }
    namesakes = Dictionary(grouping: classes, by: \.name)
    optionalBaseNames = Set(optionalMethods.map(\.baseName))
    optionalFullNames = Set(optionalMethods.map(\.fullName))
    findDelegates()
    findInheritedRequirements()
    for file in files { MethodCollector(file, self).walk(file.tree) }
  }

  /// The file of a declaration.
  func file(of declaration: DeclSyntax) -> SourceFile? { filesByTree[declaration.root.id] }

  func add(_ method: ObjectiveCMethod) { methods[method.baseName, default: []].append(method) }

  /// The class that a name stands for inside a type.
  func find(_ name: String, in scope: String) -> ClassDeclaration? {
    var names = scope.isEmpty ? [] : scope.split(separator: ".").map(String.init)
    while true {
      if let found = classesByName[(names + [name]).joined(separator: ".")] { return found }
      guard !names.isEmpty else { return nil }
      names.removeLast()
    }
  }

  /// The superclasses of a class, the nearest first; the last is UIKit's or unknown.
  func superclasses(of declaration: ClassDeclaration) -> [String] {
    var names: [String] = []
    var current: ClassDeclaration? = declaration
    while let here = current {
      guard let name = superclassName(of: here), !names.contains(name) else { break }
      names.append(name)
      current = classesByName[name]
    }
    return names + (names.last.map(KnownClass.superclasses) ?? [])
  }

  /// The full name of the superclass; `nil` for a class without one.
  func superclassName(of declaration: ClassDeclaration) -> String? {
    guard var name = declaration.inherited.first else { return nil }
    name = withoutModule(name)
    if name.hasPrefix("UIHostingController<") || name.hasPrefix("SwiftUI.UIHostingController<") {
      name = "UIHostingController"
    }
    let scope = declaration.name.split(separator: ".").dropLast().joined(separator: ".")
    if let found = find(name, in: scope), found !== declaration { return found.name }
    if let alias = aliases[name], alias != name { name = alias }
    if KnownClass.named(name) != nil { return name }
    if let found = find(name, in: ""), found !== declaration { return found.name }
    return protocols.contains(name) ? nil : name
  }

  /// A name without the module that qualifies it.
  private func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: ".") else { return name }
    let qualifier = String(name[..<dot])
    return qualifier == "UIKit" || isOwnModule(qualifier) ? String(name[name.index(after: dot)...]) : name
  }

  /// Whether a name is one that the files have for their own module, and no other one.
  func isOwnModule(_ name: String) -> Bool {
    ownModules.contains(name) && !topLevelTypes.contains(name) && KnownClass.named(name) == nil
  }

  func kind(of declaration: ClassDeclaration) -> KnownClass.Kind {
    superclasses(of: declaration).lazy.compactMap { KnownClass.named($0)?.kind }.first ?? .other
  }
}
