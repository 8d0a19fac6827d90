public import Foundation

// Storyboards and nibs are not read. Code that loads one gets nothing from it, and the outcomes that follow are unknown.

/// A storyboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// `nil`, and the outcomes that follow are unknown.
  open func instantiateInitialViewController() -> UIViewController? {
    Unmodelled.note("the storyboard '\(name)' was used, and storyboards are not read")
    return nil
  }
  /// The creator's controller with no content, if it makes one.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { instantiateInitialViewController() as? ViewController }
  /// An empty controller, and the outcomes that follow are unknown.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    Unmodelled.note("the storyboard '\(name)' was used, and storyboards are not read")
    return UIViewController()
  }
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = instantiateViewController(withIdentifier: identifier) as? ViewController else {
      preconditionFailure(
        "the storyboard '\(name)' was used for a \(ViewController.self), and storyboards are not read")
    }
    return controller
  }
}

/// A file of objects.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Objects for the placeholders of a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
  /// The beginning of a line on standard error that explains a trap.
  static let notice = "touchreplay: the nib"
  private let name: String
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "" }
  /// No objects, and the outcomes that follow are unknown.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    Unmodelled.note("the nib '\(name)' was used, and nibs are not read")
    // Code that requires an object of it ends the process next.
    FileHandle.standardError.write(Data("\(Self.notice) '\(name)' is not read; make its views in code\n".utf8))
    return []
  }
}

extension Bundle {
  /// No objects, and the outcomes that follow are unknown.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

/// A transition of a storyboard. Apps can make and perform one by code.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  private var handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }
  open func perform() { handler?() }
}

/// Where an unwind segue comes from.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  public final let source: UIViewController
  init(_ source: UIViewController) { self.source = source }
}
