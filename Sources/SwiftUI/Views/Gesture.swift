/// A gesture of SwiftUI. None is recognized.
@preconcurrency @MainActor
public protocol Gesture {}
