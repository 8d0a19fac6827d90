extension EventPictureSVG {
  /// Colors that are distinguishable with color blindness, in light and dark; their meaning is also given in text.
  static let style: StaticString = """

    .page { fill: #ffffff; stroke: #d0d7de; }
    text { fill: #1b1f24; }
    .title, .strong, .differs { font-weight: 650; }
    .soft { fill: #57606a; }
    .differs { fill: #b04400; }
    .screen { fill: #f6f8fa; stroke: #8c959f; vector-effect: non-scaling-stroke; }
    .ground { fill: #f6f8fa; stroke: none; }
    .v { stroke: #afb8c1; vector-effect: non-scaling-stroke; }
    .v:not([fill]) { fill: #1b1f24; fill-opacity: .02; }
    .v.marked { stroke: #8a4b8f; stroke-width: 1.5; stroke-dasharray: 5 3; }
    .v.delegating { stroke: #8a4b8f; stroke-width: 1.5; stroke-dasharray: 8 2 2 2; }
    .v.unseen { stroke: #8c959f; stroke-dasharray: 1 3; fill: none; }
    .got { fill: #0969da; fill-opacity: .16; stroke: none; }
    .ring { fill: none; stroke: #0969da; stroke-width: 3; vector-effect: non-scaling-stroke; }
    .other .got { fill: #d9580d; }
    .other .ring { stroke: #b04400; stroke-dasharray: 7 3; }
    .trail { fill: none; stroke: #1b1f24; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
    .trail * { vector-effect: non-scaling-stroke; }
    .trail .down { stroke: none; }
    .finger { stroke: #ffffff; stroke-width: 2; vector-effect: non-scaling-stroke; }
    .fingertext { fill: #ffffff; text-anchor: middle; font-weight: 650; }
    .cross { stroke: #ffffff; stroke-width: 2; vector-effect: non-scaling-stroke; }
    .label { font-family: ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', 'Liberation Mono', monospace; fill: #424a53; stroke: #ffffff; stroke-width: 2.5px; stroke-opacity: .75; paint-order: stroke; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
    .label.own { fill: #0550ae; font-weight: 700; stroke-opacity: 1; }
    .other .label.own { fill: #953800; }
    .label.marks { fill: #6f3a74; }
    .text { fill: #1b1f24; text-anchor: middle; }
    .text.name { font-style: italic; }
    .t { stroke: #57606a; stroke-width: .75; vector-effect: non-scaling-stroke; }
    .edge { fill: none; stroke: #57606a; stroke-opacity: .45; stroke-width: .75; vector-effect: non-scaling-stroke; }
    .territory { text-anchor: middle; fill: #1b1f24; stroke: #ffffff; stroke-width: 4px; stroke-opacity: .85; paint-order: stroke; stroke-linejoin: round; }
    .hatch { fill: url(#hatch); stroke: #1b1f24; stroke-width: 1.25; vector-effect: non-scaling-stroke; }
    .uncertain { fill: url(#dots); fill-opacity: .6; stroke: #8a4b00; stroke-width: 1.5; stroke-dasharray: 4 3; vector-effect: non-scaling-stroke; }
    .sampled { fill: none; stroke: #1b1f24; stroke-width: 1.5; stroke-dasharray: 2 3; vector-effect: non-scaling-stroke; }
    #hatch path { stroke: #1b1f24; stroke-opacity: .55; stroke-width: 1.1; }
    #dots circle { fill: #57606a; } #dots rect { fill: #ffffff; }
    #loops path { stroke: #cf222e; stroke-width: 1.4; fill: none; } #loops rect { fill: #ffebe9; }
    .none { fill: url(#dots); } .endless { fill: url(#loops); }
    .t0 { fill: #cfe3f7; } .t1 { fill: #fbdfbc; } .t2 { fill: #cdebc9; } .t3 { fill: #f5d0e3; }
    .t4 { fill: #fdf0ae; } .t5 { fill: #dbd5f5; } .t6 { fill: #c2ebe6; } .t7 { fill: #f8ccc3; }
    .t8 { fill: #e3e0d5; } .t9 { fill: #dbefaf; } .t10 { fill: #c3d2e8; } .t11 { fill: #efd8c0; }
    @media (prefers-color-scheme: dark) {
      .page { fill: #0d1117; stroke: #30363d; }
      text, .text { fill: #e6edf3; }
      .fingertext { fill: #ffffff; }
      .soft { fill: #9198a1; }
      .differs { fill: #ffa657; }
      .screen { fill: #161b22; stroke: #6e7681; }
      .ground { fill: #161b22; }
      .v { stroke: #484f58; }
      .v:not([fill]) { fill: #e6edf3; }
      .v.marked, .v.delegating { stroke: #d2a8ff; }
      .v.unseen { stroke: #6e7681; fill: none; }
      .got { fill: #58a6ff; }
      .ring { stroke: #58a6ff; }
      .other .got { fill: #f0883e; }
      .other .ring { stroke: #f0883e; }
      .finger { stroke: #0d1117; }
      .label { fill: #c9d1d9; stroke: #0d1117; }
      .label.marks { fill: #d2a8ff; }
      .label.own { fill: #79c0ff; }
      .other .label.own { fill: #ffa657; }
      .t, .edge { stroke: #8b949e; }
      .territory { fill: #f0f6fc; stroke: #0d1117; }
      .hatch, .sampled { stroke: #f0f6fc; }
      .uncertain { stroke: #ffa657; }
      #hatch path { stroke: #f0f6fc; }
      #dots circle { fill: #8b949e; } #dots rect { fill: #0d1117; }
      #loops path { stroke: #ff7b72; } #loops rect { fill: #3c1618; }
      .t0 { fill: #1f4468; } .t1 { fill: #66431a; } .t2 { fill: #23522b; } .t3 { fill: #5f2a4a; }
      .t4 { fill: #5c5015; } .t5 { fill: #423872; } .t6 { fill: #1a5450; } .t7 { fill: #652e25; }
      .t8 { fill: #4a473c; } .t9 { fill: #46591a; } .t10 { fill: #314768; } .t11 { fill: #5a4228; }
    }

    """

  /// Writes the patterns of areas without a color; `unit` is screen points per pixel.
  static func writePatterns(unit: Double, to writer: inout MarkupWriter) {
    func pattern(_ id: String, _ side: String, _ body: (inout MarkupWriter) -> Void) -> MarkupWriter {
      var writer = MarkupWriter()
      writer.element(
        "pattern",
        [
          "id": id, "width": side, "height": side, "patternUnits": "userSpaceOnUse",
          "patternTransform": "scale(\(Formatting.number(unit)))",
        ], body)
      return writer
    }
    writer.element("defs") { writer in
      writer.append(pattern("hatch", "8") { $0.empty("path", ["d": "M-2,2 L2,-2 M0,8 L8,0 M6,10 L10,6"]) })
      writer.append(
        pattern("dots", "8") { writer in
          writer.empty("rect", ["width": "8", "height": "8"])
          writer.empty("circle", ["cx": "4", "cy": "4", "r": "1"])
        })
      writer.append(
        pattern("loops", "12") { writer in
          writer.empty("rect", ["width": "12", "height": "12"])
          writer.empty("path", ["d": "M0,0 L12,12 M12,0 L0,12"])
        })
    }
    writer.newLine()
  }
}
