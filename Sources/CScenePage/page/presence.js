// Requests that keep the command running after the end of the capture for as long as the page is open.

const intervalMilliseconds = 1000;
let timer = 0;

export function startPresence() {
  if (timer) return;
  timer = setInterval(async () => {
    const response = await fetch("present", { cache: "no-store" }).catch(() => null);
    if (!response?.ok) clearInterval(timer);
  }, intervalMilliseconds);
  addEventListener("pagehide", () => {
    const headers = { "Content-Type": "application/json" };
    fetch("leave", { method: "POST", headers, body: "{}", keepalive: true }).catch(() => {});
  });
}
