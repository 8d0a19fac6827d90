import SwiftSyntax

extension ClassDeclSyntax {
  /// The class of UIKit that replaces a missing superclass: one that the names and the overridden methods indicate.
  var nearestClass: String {
    let superclass = inheritanceClause.names.first ?? ""
    if let indicated = Self.indicatedClass(superclass) ?? Self.indicatedClass(name.text) { return indicated }
    if let contained = Self.endings.first(where: { superclass.contains($0.ending) }) { return contained.name }
    return overridden.lazy.compactMap { Self.methods[$0] }.first ?? "NSObject"
  }

  /// The class of UIKit that a name indicates: UIView for `BadgeView`.
  static func indicatedClass(_ name: String) -> String? {
    let isProtocol = ["Delegate", "DataSource", "Protocol", "able", "ible"].contains(where: name.hasSuffix)
    return isProtocol ? nil : endings.first { name.hasSuffix($0.ending) }?.name
  }

  private static let endings: [(ending: String, name: String)] = [
    ("PanGestureRecognizer", "UIPanGestureRecognizer"), ("TapGestureRecognizer", "UITapGestureRecognizer"),
    ("Recognizer", "UIGestureRecognizer"), ("NavigationController", "UINavigationController"),
    ("Controller", "UIViewController"), ("Window", "UIWindow"), ("Button", "UIButton"), ("TextField", "UITextField"),
    ("Control", "UIControl"), ("TableViewCell", "UITableViewCell"), ("TableView", "UITableView"),
    ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"), ("Label", "UILabel"), ("View", "UIView"),
    ("Layer", "CALayer"),
  ]

  private static let methods: [String: String] = [
    "viewDidLoad": "UIViewController", "loadView": "UIViewController", "nibName": "UIViewController",
    "viewWillAppear": "UIViewController", "hitTest": "UIView", "point": "UIView", "layoutSubviews": "UIView",
    "frame": "UIView", "didMoveToSuperview": "UIView", "didMoveToWindow": "UIView", "draw": "UIView",
    "beginTracking": "UIControl",
  ]

  /// The names of the methods, and the first labels of the initializers.
  private var overridden: [String] {
    memberBlock.members.compactMap { member in
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        return initializer.signature.parameterClause.parameters.first?.firstName.text
      }
      return member.decl.as(FunctionDeclSyntax.self)?.name.text
    }
  }
}
