extension HTMLReport {
  /// The page's style. Old and new differ in color (blue and orange, distinguishable with color blindness) and in dash
  /// pattern.
  static let style: StaticString = """

    :root {
      --page: #ffffff; --panel: #f6f7f9; --ink: #1b1f24; --soft: #5b6470; --line: #c4cad3; --rule: #e1e5ea;
      --old: #0064a8; --new: #a84300; --mark: #8a4b8f; --trail: #5b6470; --good: #1a6e3c; --doubt: #8a5a00;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14171b; --panel: #1c2026; --ink: #e6e9ee; --soft: #9aa4b2; --line: #49525f; --rule: #2c333c;
        --old: #6ab8f0; --new: #ff9a4d; --mark: #d5a0da; --trail: #9aa4b2; --good: #62c98c; --doubt: #e5b454;
      }
    }
    @media print {
      :root {
        --page: #ffffff; --panel: #ffffff; --ink: #000000; --soft: #444444; --line: #999999; --rule: #cccccc;
        --old: #0064a8; --new: #a84300; --mark: #8a4b8f; --trail: #444444; --good: #1a6e3c; --doubt: #8a5a00;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1.5rem 1.25rem 4rem; max-width: 84rem; background: var(--page); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
    }
    p, ul, ol, dl, figure { margin: 0; }
    h1, h2 { line-height: 1.25; margin: 0; text-wrap: balance; }
    a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 2px; }
    a:hover { text-decoration-color: currentColor; }
    .definitions { position: absolute; }
    .tool, .facts, .note, figcaption, dt, caption { color: var(--soft); font-size: 13px; }
    h1 { font-size: 1.75rem; font-weight: 650; }
    h1.same .sign { color: var(--good); }
    h1.differs .sign { color: var(--new); }
    h1.inconclusive .sign { color: var(--doubt); }
    .counts { display: flex; flex-wrap: wrap; gap: .5rem 2rem; padding: .75rem 0 1.25rem; }
    dt { line-height: 1.3; }
    dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .scroll { overflow-x: auto; }
    .causes ol { margin: .25rem 0 1.25rem; padding-left: 2.5rem; }
    .causes li { margin-bottom: .6rem; }
    .causes p { margin: 0; overflow-wrap: anywhere; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    th, td { padding: .35rem .75rem; border-bottom: 1px solid var(--rule); text-align: left; white-space: nowrap; }
    th { font-weight: 600; }
    tbody th { font-weight: 400; white-space: normal; overflow-wrap: anywhere; min-width: 12rem; }
    thead th, td.none, td.profile { color: var(--soft); }
    td.same { color: var(--good); }
    td.differs { color: var(--new); font-weight: 600; }
    td.unknown { color: var(--doubt); font-weight: 600; }
    .failures { margin-top: 1.25rem; padding: .75rem 1rem; border-left: 4px solid var(--doubt); background: var(--panel); }
    .failures h2 { font-size: 1rem; }
    .failures ul, .doubts { padding-left: 1.1rem; overflow-wrap: anywhere; }
    .doubts { margin: .5rem 0; }
    .doubts b { color: var(--doubt); }
    .comparison { margin: 0; padding: .75rem 0; border-top: 2px solid var(--rule); }
    .comparison > summary { width: auto; color: var(--ink); }
    .comparison h3 { display: inline; font-size: 1.1rem; overflow-wrap: anywhere; margin: 0; line-height: 1.3; }
    .comparison .count { font-size: 13px; font-weight: 600; white-space: nowrap; }
    .count.differs { color: var(--new); }
    .count:not(.differs) { color: var(--doubt); }
    .promise { color: var(--soft); font-size: 14px; font-style: italic; overflow-wrap: anywhere; padding-left: 1rem; }
    .strategy { color: var(--soft); font-weight: 500; }
    .beside { display: grid; grid-template-columns: 21.5rem minmax(0, 1fr); gap: 1.75rem; margin-top: .75rem; align-items: start; }
    .wide .beside { grid-template-columns: minmax(0, 1fr); }
    figure:only-child { position: sticky; top: calc(var(--bar, 3rem) + .75rem); }
    figure + figure { margin-top: 1.5rem; }
    .figures { height: 100%; }
    .wide figure:only-child { position: static; }
    .wide figure { max-width: 42rem; }
    .picture { display: block; width: 100%; max-height: 82vh; }
    .screen { fill: var(--panel); stroke: var(--line); vector-effect: non-scaling-stroke; }
    .ground { fill: var(--panel); stroke: none; }
    .v { stroke: var(--line); vector-effect: non-scaling-stroke; }
    .v:not([fill]) { fill: var(--ink); fill-opacity: .025; }
    .v.off { stroke-opacity: .6; }
    .v.marked { stroke: var(--mark); stroke-width: 1.5; }
    .v.delegating { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 8 2 2 2; }
    .v.unseen { stroke: var(--soft); stroke-dasharray: 1 3; fill: none; }
    .trail { fill: none; stroke: var(--trail); stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
    .trail * { vector-effect: non-scaling-stroke; }
    .trail .down { fill: var(--trail); stroke: none; }
    .receiver { fill: none; vector-effect: non-scaling-stroke; pointer-events: none; }
    .uncertain rect { fill: var(--doubt); fill-opacity: .16; stroke: var(--doubt); stroke-width: 2; stroke-dasharray: 5 4; vector-effect: non-scaling-stroke; }
    .uncertain text { fill: var(--doubt); font-weight: 700; text-anchor: middle; }
    .receiver.new { stroke: var(--new); stroke-width: 3.5; }
    .receiver.old { stroke: var(--old); stroke-width: 2.5; stroke-dasharray: 7 4; }
    .label {
      font-family: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", "Liberation Mono", monospace; fill: var(--ink); fill-opacity: .8; stroke: var(--panel); stroke-width: 2.5px; stroke-opacity: .7;
      paint-order: stroke; stroke-linejoin: round; pointer-events: none; vector-effect: non-scaling-stroke;
    }
    .label.old, .label.new, .label.both { fill-opacity: 1; stroke-opacity: 1; }
    .label.old { fill: var(--old); font-weight: 650; }
    .label.new { fill: var(--new); font-weight: 650; }
    .label.both { fill: var(--ink); font-weight: 650; }
    .text { fill: var(--ink); text-anchor: middle; pointer-events: none; }
    .text.name { font-style: italic; }
    .dot { cursor: pointer; }
    .dot line { stroke: var(--ink); vector-effect: non-scaling-stroke; }
    .dot circle { fill: var(--ink); stroke: var(--panel); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    .dot text { fill: var(--page); text-anchor: middle; font-weight: 650; }
    .paired .whole, .unused, .apart > figcaption { display: none; }
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; align-items: end; }
    .wide .pair, .pair.single { grid-template-columns: minmax(0, 1fr); }
    .chosen .beside { grid-template-columns: minmax(0, 35rem) minmax(0, 1fr); }
    .pair .picture { max-height: 64vh; }
    .side { font-weight: 600; overflow-wrap: anywhere; }
    .pair .receiver.new { fill: var(--new); fill-opacity: .14; }
    .pair .receiver.old { fill: var(--old); fill-opacity: .12; }
    .timeline { display: flex; gap: .75rem; align-items: center; margin-top: .5rem; font-size: 13px; }
    .timeline input { flex: 1 1 12rem; max-width: 35rem; accent-color: var(--old); }
    .causes .promises { margin: .1rem 0 0; padding-left: 1.1rem; font-size: 14px; font-style: italic; }
    .causes .promises li { margin: 0; }
    .causes .folded { font-size: 14px; color: var(--soft); }
    .same > summary, .more > summary { padding: .35rem 0; }
    tr.folder th { padding-top: .9rem; color: var(--soft); font-size: 13px; }
    h2 { margin-top: 1.75rem; }
    .legend { list-style: none; padding: .5rem 0 0; display: flex; flex-wrap: wrap; gap: .1rem 1rem; }
    .legend svg { vertical-align: -2px; }
    .legend li { color: var(--soft); font-size: 13px; }
    .touches { list-style: none; padding: 0; border-radius: 6px; }
    .touches:focus-visible { outline: 2px solid var(--old); outline-offset: 3px; }
    .touch { padding: .6rem .75rem; border-left: 3px solid transparent; border-bottom: 1px solid var(--rule); scroll-margin: 1rem; }
    .touch[aria-current] { background: var(--panel); border-left-color: var(--ink); }
    .place { color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
    .number {
      display: inline-block; min-width: 1.4rem; padding: 0 .3rem; border-radius: 1rem; background: var(--ink);
      color: var(--page); text-align: center; font-size: 12px; font-weight: 650;
    }
    .id { float: right; font: 12px ui-monospace, "DejaVu Sans Mono", monospace; text-decoration: none; }
    .receivers, .headline { font-size: 1.05rem; font-weight: 600; overflow-wrap: anywhere; }
    .old { color: var(--old); }
    .new { color: var(--new); }
    .receivers .old { border-bottom: 2px dashed; }
    .receivers .new { border-bottom: 3px solid; }
    .arrow { color: var(--soft); }
    .decision { margin-top: .15rem; overflow-wrap: anywhere; }
    code { padding: 0 .3em; border-radius: 3px; background: var(--rule); font: 12px ui-monospace, "DejaVu Sans Mono", monospace; }
    .changes { padding-left: 1.1rem; font-size: 14px; overflow-wrap: anywhere; }
    .changes li::marker { color: var(--soft); }
    .touch details { margin-top: .25rem; font-size: 13px; color: var(--soft); }
    .touch details ul { padding-left: 1.1rem; overflow-wrap: anywhere; }
    summary { cursor: pointer; width: fit-content; }
    .traces { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem; color: var(--ink); }
    .traces ol { padding: 0; list-style: none; overflow-wrap: anywhere; }
    .traces .differs { border-left: 3px solid var(--new); padding-left: .35rem; }
    .traces b { font-weight: 600; }
    .trace-side { font-weight: 650; }
    .d1 { margin-left: .6rem; } .d2 { margin-left: 1.2rem; } .d3 { margin-left: 1.8rem; } .d4 { margin-left: 2.4rem; }
    .d5 { margin-left: 3rem; } .d6 { margin-left: 3.6rem; }
    .time { font-variant-numeric: tabular-nums; }
    @media (max-width: 50rem) {
      .beside, .chosen .beside { grid-template-columns: minmax(0, 1fr); }
      figure:only-child { position: static; }
      figure { max-width: 24rem; }
      .picture { max-height: none; }
    }
    @media print {
      body { max-width: none; padding: 0; }
      figure:only-child { position: static; }
      .picture { max-height: 60vh; }
      .touch, figure { break-inside: avoid; }
      h2, .facts { break-after: avoid; }
      .beside { grid-template-columns: 15rem minmax(0, 1fr); }
     
    }

    """
}
