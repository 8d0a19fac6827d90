import Foundation

struct Order: Hashable, Identifiable {
  enum Status: String, CaseIterable {
    case open, shipped, delivered

    var title: String { rawValue.capitalized }

    var symbolName: String {
      switch self {
      case .open: "shippingbox"
      case .shipped: "truck.box"
      case .delivered: "checkmark.circle.fill"
      }
    }
  }

  let id: Int
  var customer: String
  var total: Decimal
  var status: Status
  var rating: Int
}

struct OrderFilter: Equatable {
  var status: Order.Status?
  var minimumRating = 0
  var hidesSmallOrders = false

  static let none = OrderFilter()

  var isActive: Bool { self != .none }

  func matches(_ order: Order) -> Bool {
    if let status, order.status != status { return false }
    if order.rating < minimumRating { return false }
    if hidesSmallOrders && order.total < 20 { return false }
    return true
  }
}

enum OrderSorting: CaseIterable {
  case number, customer, total

  var title: String {
    switch self {
    case .number: "Number"
    case .customer: "Customer"
    case .total: "Total"
    }
  }
}

@MainActor
final class OrderStore {
  private(set) var orders: [Order]
  var filter = OrderFilter.none { didSet { onChange?() } }
  var sorting = OrderSorting.number { didSet { onChange?() } }
  var onChange: (() -> Void)?

  init(orders: [Order] = OrderStore.samples) {
    self.orders = orders
  }

  var visibleOrders: [Order] {
    let matching = orders.filter(filter.matches)
    switch sorting {
    case .number: return matching.sorted { $0.id < $1.id }
    case .customer: return matching.sorted { $0.customer < $1.customer }
    case .total: return matching.sorted { $0.total > $1.total }
    }
  }

  func order(with id: Order.ID) -> Order? {
    orders.first { $0.id == id }
  }

  /// Removes an order and returns a closure that puts it back.
  @discardableResult
  func remove(_ id: Order.ID) -> (() -> Void)? {
    guard let index = orders.firstIndex(where: { $0.id == id }) else { return nil }
    let order = orders.remove(at: index)
    onChange?()
    return { [weak self] in
      guard let self else { return }
      self.orders.insert(order, at: min(index, self.orders.count))
      self.onChange?()
    }
  }

  func update(_ id: Order.ID, _ change: (inout Order) -> Void) {
    guard let index = orders.firstIndex(where: { $0.id == id }) else { return }
    change(&orders[index])
    onChange?()
  }

  static let samples: [Order] = {
    let customers = ["Ada", "Ben", "Carla", "Dmitri", "Elif", "Farah", "Goran", "Hana", "Ines", "Jonas"]
    return (0..<30).map { index in
      Order(
        id: 1000 + index,
        customer: customers[index % customers.count],
        total: Decimal(5 + (index * 17) % 90),
        status: Order.Status.allCases[index % 3],
        rating: index % 6
      )
    }
  }()
}
