import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../../Sources/CScenePage/page/", import.meta.url);
const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
/** The rules of all sheets, also those within conditions. */
const rules = sheets.flatMap((name) => [...readFileSync(new URL(name, folder), "utf8").replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  .map(([, selector, body]) => ({ selector: selector.trim(), body })));

test("the focus of the keyboard has an outline everywhere, except where it is marked beside the element", () => {
  assert.ok(rules.length > 300);
  const general = rules.filter(({ selector }) => selector === ":focus-visible");
  assert.equal(general.length, 1);
  assert.match(general[0].body, /outline: 2px solid var\(--accent\)/);
  const without = rules.filter(({ body }) => /outline(?:-width|-style)?:\s*(?:none|0)/.test(body)).map(({ selector }) => selector);
  // The area is only focused by the link that skips to it, and the slider is marked by its playhead.
  assert.deepEqual(without, [".stage-area"]);
  assert.ok(rules.some(({ selector, body }) => selector === ".timeline input:focus-visible ~ .timeline-head::before" && body.includes("outline: 2px")));
});
