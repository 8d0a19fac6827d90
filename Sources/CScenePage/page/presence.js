// Requests that keep the command running after the end of the capture for as long as the page is open.

const intervalMilliseconds = 1000;
let timer = 0;
let isStopped = false;

export function startPresence() {
  if (timer) return;
  timer = setInterval(async () => {
    const response = await fetch("present", { cache: "no-store" }).catch(() => null);
    if (!response?.ok) clearInterval(timer);
  }, intervalMilliseconds);
  addEventListener("pagehide", () => {
    if (isStopped) return;
    const headers = { "Content-Type": "application/json" };
    fetch("leave", { method: "POST", headers, body: "{}", keepalive: true }).catch(() => {});
  });
}

/** Ends the requests: the command has ended. */
export function stopPresence() {
  isStopped = true;
  clearInterval(timer);
}
