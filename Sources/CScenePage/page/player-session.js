// What the player shows about its session: the header, the menus, the Session panel and the status line.
import { byId, counted, listOf, make, setText } from "./dom.js";
import { showConnection, showFacts } from "./status.js";

/**
 * Shows the session's name, what it protects, and the verdict.
 * @param {any} show the data of the whole playback
 * @param {any} hello
 */
export function describeSession(show, hello) {
  const [differences, unknowns] = [listOf(show.differences).length, listOf(show.unknowns)];
  setText(byId("scene-name"), show.name || hello.scene.name || "Scene");
  setText(byId("protects"), show.about ?? "");
  byId("protects").title = show.about ?? "";
  byId("protects").hidden = !show.about;
  showFacts([["events", show.eventCount], ["touches", listOf(show.touches).length], ["differences", differences]]);
  setText(byId("scene-about"), [show.about, hello.scene.about].filter(Boolean).join("\n"));
  const sentence = (name) => hello.strategies.find((one) => one.name === name)?.sentence ?? "";
  const strategies = [...new Set(show.sides.map((side) => side.strategy))];
  setText(byId("strategy-sentence"), strategies.map((name) => `${name}: ${sentence(name)}`).join("\n"));
  showConnection("replay", differences ? "≠ differs" : unknowns.length ? "? inconclusive" : "= same");
  const verdict = differences ? `≠ ${counted(differences, "event")} ${differences === 1 ? "differs" : "differ"}` : `= ${counted(show.eventCount, "event")}`;
  setText(byId("short-counts"), unknowns.length ? `${verdict} · ? inconclusive` : verdict);
  const doubts = [
    ...unknowns.map((why) => `Inconclusive: ${why}`), ...(show.isCut ? ["This session is long: the marks of the scrub bar are not complete."] : []),
  ];
  byId("doubts").hidden = !doubts.length;
  setText(byId("doubts"), doubts.join("\n"));
  // Not a notice: it would lie over the reasons.
  byId("short-counts").title = doubts.join("\n");
}

/**
 * Fills the menus of sessions, strategies, profiles and builds with what is shown.
 * @param {import("./player.js").Player} player
 * @param {any} hello
 */
export function fillMenus(player, hello) {
  const { show } = player;
  const [session, strategy, profile, build] = menus();
  const sessions = listOf(show.sessions);
  session.replaceChildren(...sessions.map(({ number, about }) => option(String(number), about ? `${number}: ${about}` : `${number}`)));
  session.value = String(show.session);
  session.closest("label").hidden = sessions.length < 2;
  strategy.replaceChildren(...hello.strategies.map((one) => option(one.name, one.name, one.sentence)), option("all", "all five"));
  profile.replaceChildren(...hello.profiles.map((one) => option(one.name, one.name, one.sentence)));
  const { builds, isEveryBuild, isEveryStrategy } = player.choice;
  strategy.value = isEveryStrategy ? "all" : show.sides[1].strategy;
  build.replaceChildren(...builds.map((name, index) => option(String(index), name)), option("all", "all builds"));
  build.value = isEveryBuild ? "all" : String(builds.indexOf(show.sides[1].build));
  build.title = "The build of the replay";
  build.closest("label").hidden = !builds.length;
  profile.value = show.sides[1].profile;
  strategy.title = "The strategy of the replay";
  profile.title = "The profile of the replay";
  byId("five").setAttribute("aria-pressed", String(player.choice.isFive));
  setText(byId("five"), player.choice.comparesBuilds ? "Builds" : "Five");
  byId("five").title = `The recording beside a replay ${player.choice.comparesBuilds ? "with each build" : "under each strategy"} (5)`;
}

/** Shows the touches and the differences of the session on the timeline. @param {import("./player.js").Player} player */
export function fillTimeline({ timeline, touches, differences, frames: { times, ends }, show }) {
  // The list of times is cut in a very long session.
  const timeOf = (event) => times[event] ?? ends;
  timeline.setTouches(touches.map(({ touch, event, last }) => ({ touch, from: timeOf(event), to: timeOf(last) })), ends);
  timeline.setDifferences(differences.map(timeOf));
  timeline.setDeviceEvents(listOf(show.deviceEvents));
  const events = timeline.slider.title;
  timeline.slider.title = `${counted(touches.length, "touch", "touches")}, ${counted(differences.length, "difference")}${events && `\n${events}`}`;
  timeline.draw();
}

/** Makes a choice in a menu replay the session. @param {import("./player.js").Player} player */
export function startMenus(player) {
  const [session, strategy, profile, build] = menus();
  // In another session the first difference is shown, not the same event.
  session.addEventListener("change", () => player.open({ session: session.value, event: "" }));
  strategy.addEventListener("change", () => player.open(player.choice.strategy(strategy.value, player.compared)));
  build.addEventListener("change", () => player.open(player.choice.build(build.value)));
  profile.addEventListener("change", () => player.open({ profile: profile.value }));
  byId("five").addEventListener("click", () => player.turnFive());
}

function menus() {
  return ["session-select", "strategy", "profile", "build"].map((id) => /** @type {HTMLSelectElement} */ (byId(id)));
}

function option(value, textContent, title = "") {
  return make("option", { value, textContent, title });
}
