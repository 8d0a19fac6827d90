import UIKit

/// The bar is hit wherever it is.
final class AccessoryBar: UIView {}
