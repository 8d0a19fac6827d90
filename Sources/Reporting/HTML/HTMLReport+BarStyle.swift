extension HTMLReport {
  /// The style of the bar that stays in view, and of the list of keys.
  static let barStyle: StaticString = """

    .bar {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .35rem .9rem; align-items: center;
      margin: 0 -1.25rem 1rem; padding: .5rem 1.25rem; background: var(--page); border-bottom: 1px solid var(--line);
    }
    .bar .mark { font-weight: 650; }
    .mark.same .sign { color: var(--good); }
    .mark.differs .sign { color: var(--new); }
    .mark.inconclusive .sign { color: var(--doubt); }
    .bar .tally, .bar .found { color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
    .controls { display: flex; flex-wrap: wrap; gap: .35rem; margin-left: auto; }
    .controls[hidden] { display: none; }
    .controls input, .controls select, .controls button, dialog button {
      min-height: 2rem; padding: .15rem .5rem; border: 1px solid var(--soft); border-radius: 5px; background: var(--panel);
      color: var(--ink); font: inherit; font-size: 14px;
    }
    .controls input { width: 14rem; }
    .controls input::placeholder { color: var(--soft); opacity: 1; }
    .controls select { max-width: 11rem; }
    .controls button { min-width: 2rem; cursor: pointer; }
    .controls :focus-visible, summary:focus-visible, a:focus-visible, .scroll:focus-visible { outline: 2px solid var(--old); outline-offset: 2px; }
    dialog { max-width: 26rem; border: 1px solid var(--line); border-radius: 8px; background: var(--page); color: var(--ink); }
    dialog::backdrop { background: #0008; }
    dialog h2 { margin-top: 0; }
    dialog dl { margin: .75rem 0; }
    dialog dl div { display: flex; gap: .75rem; margin-bottom: .35rem; }
    dialog dt { min-width: 3rem; }
    dialog dd { font-weight: 400; }
    kbd { padding: .05rem .4rem; border: 1px solid var(--soft); border-radius: 4px; font: 13px ui-monospace, monospace; color: var(--ink); }
    [hidden] { display: none !important; }
    @media print { .bar { position: static; } .controls { display: none; } }

    """
}
