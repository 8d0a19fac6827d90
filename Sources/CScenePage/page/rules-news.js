// What is said about new code of the user's classes, without elements.
import { counted, fingerColor } from "./values.js";

/**
 * @param {any[]} moved the touches that hit another view than before
 * @param {import("./scene-model.js").SceneModel} model
 */
export function movedNews(moved, model) {
  const name = (view) => (view === null || view === undefined ? "nothing" : model.shortName(view));
  return {
    tone: "plain",
    title: moved.length
      ? `New code: ${counted(moved.length, "touch hits", "touches hit")} another view.`
      : "New code: every touch hits the same view as before.",
    lines: moved.map(({ touch, before, after }) => `touch ${touch}: ${name(before)} → ${name(after)}`),
    lights: ["before", "after"].flatMap((side) => {
      const views = new Map();
      for (const one of moved) views.set(one[side], [...(views.get(one[side]) ?? []), one.touch]);
      return [...views].map(([view, touches]) => ({
        key: `${view} ${side}`, view: model.named(view)?.record.id ?? null, color: fingerColor(touches[0]), style: `is-${side}`,
        label: `${touches.join(", ")} ${side === "before" ? "before" : "now"}: ${name(view)}`,
      }));
    }),
  };
}

/** @param {string} error */
export function errorNews(error) {
  const all = error.split("\n");
  // A message with its place, and the lines of code below it.
  /** @type {string[]} */
  const lines = [];
  for (const line of all) {
    if (/^\S.*:\d+/.test(line)) lines.push(line);
    else if (lines.length && /^\s+\S/.test(line)) lines[lines.length - 1] += `\n${line}`;
  }
  return { tone: "trouble", title: "The new code does not compile; the code before is still used.", lines: lines.length ? lines : all };
}
