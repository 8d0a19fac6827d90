/// A value that SwiftUI animates.
@preconcurrency @MainActor
public protocol Animatable {}
