extension ViewDescription {
  /// A template's view for a row, with the placeholders in ids, references, texts and titles replaced.
  func asCell(of row: RowIndex) -> ViewDescription {
    func text(_ text: String) -> String { RowTemplate.text(text, section: row.section, row: row.row) }
    var view = self
    view.id = id.map(text)
    view.touchDelegate = touchDelegate.map(text)
    view.zoomView = zoomView.map(text)
    view.text = self.text.map(text)
    view.title = title.map(text)
    view.gestureRecognizers = gestureRecognizers.map { $0.withTexts(text) }
    view.panGestureRecognizer = panGestureRecognizer?.withTexts(text)
    view.pinchGestureRecognizer = pinchGestureRecognizer?.withTexts(text)
    view.cell?.contentView = cell?.contentView.map { $0.asCell(of: row) } ?? []
    view.cell?.contentConfiguration = cell?.contentConfiguration?.asCell(of: row)
    view.table?.tableHeaderView = table?.tableHeaderView?.asCell(of: row)
    view.table?.tableFooterView = table?.tableFooterView?.asCell(of: row)
    view.subviews = subviews.map { $0.asCell(of: row) }
    return view
  }
}

extension GestureRecognizerDescription {
  fileprivate func withTexts(_ text: (String) -> String) -> GestureRecognizerDescription {
    var recognizer = self
    recognizer.id = id.map(text)
    recognizer.requireToFail = requireToFail.map(text)
    recognizer.simultaneousWith = simultaneousWith.withTexts(text)
    recognizer.shouldRequireFailureOf = shouldRequireFailureOf.withTexts(text)
    recognizer.shouldBeRequiredToFailBy = shouldBeRequiredToFailBy.withTexts(text)
    if case .touchesOf(let views) = shouldReceive { recognizer.shouldReceive = .touchesOf(views.map(text)) }
    return recognizer
  }
}

extension GestureRecognizerDescription.Others {
  fileprivate func withTexts(_ text: (String) -> String) -> Self {
    switch self {
    case .everything: .everything
    case .recognizers(let ids): .recognizers(ids.map(text))
    }
  }
}
