public import Foundation

/// A field for a search with its buttons. What it does with touches is not modelled: a touch on it is unknown.
@preconcurrency @MainActor
open class UISearchBar: UIView, UnmodelledSubviews {
  override var hidesPartsInEffects: Bool { true }
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .text: text.map { .text($0) }
    case .placeholder: placeholder.map { .text($0) }
    case .searchButtons:
      .texts(
        (showsCancelButton ? ["cancel"] : [])
          + (scopeButtonTitles ?? []).enumerated().map { $0 == selectedScopeButtonIndex ? "selected \($1)" : $1 })
    default: super.effectValue(of: kind)
    }
  }

  /// The look of the bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? { willSet { engine.effects.willChange(self, .text) } }
  open var placeholder: String? { willSet { engine.effects.willChange(self, .placeholder) } }
  open var prompt: String?
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var isEnabled = true
  open var showsCancelButton = false { willSet { engine.effects.partWillChange(self, .searchButtons) } }
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var scopeButtonTitles: [String]? { willSet { engine.effects.partWillChange(self, .searchButtons) } }
  open var selectedScopeButtonIndex = 0 { willSet { engine.effects.partWillChange(self, .searchButtons) } }
  open var showsScopeBar = false
  open var backgroundImage: UIImage?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var enablesReturnKeyAutomatically = true
  public private(set) final lazy var searchTextField = UISearchTextField()
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// A symbol of the bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  let unmodelledTouches: String? = "the touches"
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// The delegate of a search bar. It is not called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Shows the results of a search. It is not shown by touches.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public final let searchResultsController: UIViewController?
  public final let searchBar = UISearchBar()
  open weak var delegate: (any UISearchControllerDelegate)?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var showsSearchResultsController = false
  /// Whether the search is shown. Where code sets it, the outcomes that follow are unknown.
  open var isActive = false {
    didSet { if isActive { Unmodelled.note("a search controller was activated, and searches are not modelled") } }
  }
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
/// The delegate of a search. It is not called.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {}
/// Updates the results of a search. It is not called.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
