/// The program of an app. Its scenes are cut.
@preconcurrency @MainActor
public protocol App {}
