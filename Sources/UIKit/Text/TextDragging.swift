public import Foundation

// Drags, drops and pastes of texts are not modelled; their delegates are stored and not called.

/// Provides the items of a drag of text.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}
/// Takes the items of a drop on text.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}
/// Takes the items of a paste into text.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}
