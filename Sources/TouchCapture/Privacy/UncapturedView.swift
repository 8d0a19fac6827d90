public import UIKit

/// A view whose touches and content a capture leaves out, with everything below it.
@MainActor
public protocol UncapturedView: UIView {}
