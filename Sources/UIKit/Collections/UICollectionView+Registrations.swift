public import Foundation

extension UICollectionView {
  /// A class of cells, and how they are configured for items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let identifier: String

    public init(handler: @escaping Handler) {
      self.handler = handler
      registrationNumber += 1
      identifier = "registration \(registrationNumber)"
    }
    /// Nibs are not modelled: the cell is a plain one, and the outcomes are unknown.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(handler: handler)
      Unmodelled.note("a nib is registered with a collection view, and nibs are not modelled")
    }
  }

  /// A class of headers or footers, and how they are configured.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void
    let handler: Handler
    let kind: String
    let identifier: String

    public init(elementKind: String, handler: @escaping Handler) {
      (self.handler, kind) = (handler, elementKind)
      registrationNumber += 1
      identifier = "registration \(registrationNumber)"
    }
  }

  /// A cell for an item, configured by its registration.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    reuse.register(Cell.self, ReuseKey(nil, registration.identifier))
    let cell = unsafeDowncast(dequeueCell(registration.identifier, indexPath), to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer, configured by its registration.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    reuse.register(Supplementary.self, ReuseKey(registration.kind, registration.identifier))
    let view = unsafeDowncast(
      dequeueSupplement(registration.kind, registration.identifier, indexPath), to: Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// The number of registrations, from which they have their identifiers.
@MainActor
private var registrationNumber = 0
