/// The look of a button.
@preconcurrency @MainActor
public protocol ButtonStyle {}
