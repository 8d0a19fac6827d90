/// A part of a SwiftUI interface. Only what its value stores exists here: bodies are cut from the copies of a build's files and never run.
@preconcurrency @MainActor
public protocol View {}

extension Never: View {}
extension Optional: View where Wrapped: View {}
