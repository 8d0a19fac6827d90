// The entry point: requests the page's purpose and starts the capture or the player.
import { byId, setText } from "./dom.js";
import { Capture } from "./capture.js";
import { showBanner, watchErrors } from "./notices.js";
import { fetchScene } from "./playback-address.js";
import { Player } from "./player.js";
import { startTabs } from "./tabs.js";
import { startTheme } from "./theme.js";

watchErrors();
startTheme();
startTabs();
start();

async function start() {
  try {
    become(await fetchScene());
  } catch (error) {
    document.documentElement.dataset.mode = "failed";
    showBanner(`The scene could not be loaded: ${error.message}`, {
      action: { title: "Try again", run: () => location.reload() },
    });
  }
}

function become(hello) {
  const root = document.documentElement;
  root.dataset.mode = hello.mode;
  setText(byId("scene-name"), hello.scene.name || "Scene");
  setText(byId("session-scene"), [hello.scene.name || "Scene", hello.file].filter(Boolean).join(" · "));
  setText(byId("file-name"), hello.file ?? "");
  setText(byId("scene-about"), hello.scene.about ?? "");
  document.title = `${hello.scene.name} – TouchReplay`;
  if (hello.mode === "show") {
    new Player(hello);
    return;
  }
  const capture = new Capture(hello);
  // Read-only values for measurements and tests.
  Object.defineProperty(window, "touchReplay", {
    value: Object.freeze({
      get latency() {
        const { median, worst, count } = capture.latency;
        return { median, worst, count };
      },
      get views() {
        return capture.stage.model.nodes.size;
      },
      /** Whether all input has been sent, answered and shown, and no view moves. */
      get isAtRest() {
        return capture.isAtRest;
      },
      get time() {
        return capture.frame.time;
      },
    }),
  });
}
