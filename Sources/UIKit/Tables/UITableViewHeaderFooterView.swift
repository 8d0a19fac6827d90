public import Foundation

/// The view above or below a section's rows.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Identifies interchangeable views; `nil` for a view that is not reused.
  public private(set) final var reuseIdentifier: String?

  /// The superview of an app's own views, or the view that the content configuration made; it fills the view.
  public private(set) final var contentView: UIView

  /// The content. A content view that supports the new configuration is kept and receives it. Updates for states are not made.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let contentConfiguration, let view = contentView as? any UIContentView, view.supports(contentConfiguration) {
        view.configuration = contentConfiguration
      } else if let contentConfiguration {
        install(contentConfiguration.makeContentView())
      } else if oldValue != nil {
        install(Self.makeContentView())
      }
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A view behind the content, which fills this view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The title that the data source gives to the section.
  final var title: String?
  private final var labels: [UILabel] = []
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    // The title that no label shows yet.
    kind == .content && labels.isEmpty ? .texts(title.map { [$0] } ?? []) : super.effectValue(of: kind)
  }

  /// The label of the section's title. It takes no touches. Its place within the view and its part in automatic heights are not
  /// modelled.
  open var textLabel: UILabel? { label(0) }
  /// The second label, which tables of the style `grouped` show below the title.
  open var detailTextLabel: UILabel? { label(1) }

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = Self.makeContentView()
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// The labels exist once an app asks for one.
  private final func label(_ index: Int) -> UILabel {
    if labels.isEmpty {
      labels = [UILabel(), UILabel()]
      labels[0].text = title
      for label in labels { contentView.addSubview(label) }
      setNeedsLayout()
    }
    return labels[index]
  }

  private static func makeContentView() -> UIView {
    let view = UIView(frame: .zero)
    view.className = "_UITableViewHeaderFooterContentView"
    return view
  }

  private final func install(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    view.systemFrame = bounds
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    setNeedsLayout()
  }

  /// Creates a view that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.systemFrame = frame
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Runs before the view is reused.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.systemFrame = bounds
    backgroundView?.systemFrame = bounds
    for label in labels { label.systemFrame = contentView.bounds.inset(by: contentView.layoutMargins) }
  }

  /// The size of the content for the constraints of its views.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
