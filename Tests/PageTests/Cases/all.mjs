// Runs all cases in one process: node --test-reporter=./reporter.mjs all.mjs
import { readdirSync } from "node:fs";

for (const name of readdirSync(new URL(".", import.meta.url)).sort()) {
  if (name.endsWith(".test.mjs")) await import(`./${name}`);
}
