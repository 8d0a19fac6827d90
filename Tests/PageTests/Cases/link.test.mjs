import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, settle } from "./clock.mjs";
import { FakeCapture, Network } from "./network.mjs";
import { Link } from "../../../Sources/CScenePage/page/link.js";

/** A link to a fake capture, with what its listeners received. */
function setUp() {
  const clock = new Clock();
  const capture = new FakeCapture();
  const network = new Network((path, body) => capture.answer(path, body));
  const heard = { answers: [], notices: [], refusals: [], states: [] };
  const link = new Link(7, {
    onAnswer: (answer, began) => heard.answers.push([answer, began]),
    onNotice: (text) => heard.notices.push(text),
    onRefusal: (text, command) => heard.refusals.push([text, command]),
    onState: (state, text) => heard.states.push([state, text]),
  });
  return { clock, capture, network, link, heard };
}

const states = (heard) => heard.states.map(([state]) => state);
const messages = (network) => network.requests.filter(({ path }) => path === "exchange").map(({ body }) => body);

test("a link sends one message at a time, with the samples in the order of their times", async () => {
  const { capture, network, link, heard, clock } = setUp();
  network.state = "silent";
  link.send([[20, 1, "moved", 2, 2], [10, 1, "began", 1, 1]]);
  link.send([[30, 1, "moved", 3, 3]]);
  link.send([[40, 1, "ended", 4, 4]]);
  await settle();
  assert.equal(network.requests.length, 1);
  assert.equal(link.isIdle, false);
  network.resume();
  await clock.pass(1);
  assert.deepEqual(capture.samples.map(([time]) => time), [10, 20, 30, 40]);
  assert.deepEqual(messages(network).map(({ page, seq, until }) => [page, seq, until]), [[7, 1, 20], [7, 2, 40]]);
  assert.deepEqual(heard.answers.map(([, began]) => began), [10, null]);
  assert.ok(link.isIdle);
});

test("a link sends at most 1000 samples a message, and a command after all samples before it", async () => {
  const { capture, network, link, clock } = setUp();
  network.state = "silent";
  link.advance(1);
  link.send(Array.from({ length: 2_500 }, (_, index) => [index + 2, 1, "moved", index, 0]));
  link.command({ do: "undo" });
  link.command({ do: "stop" });
  network.resume();
  await clock.pass(1);
  assert.deepEqual(messages(network).map(({ samples }) => samples.length), [0, 1000, 1000, 500, 0]);
  assert.deepEqual(messages(network).map(({ command }) => command?.do ?? null), [null, null, null, "undo", "stop"]);
  assert.deepEqual(messages(network).map(({ until }) => until), [1, 1001, 2001, 2501, null]);
  assert.deepEqual(capture.samples.map(([time]) => time), Array.from({ length: 2_500 }, (_, index) => index + 2));
});

test("a link raises a sample from before a time that it declared complete to that time", async () => {
  const { capture, link, clock } = setUp();
  link.advance(50);
  await clock.pass(1);
  link.send([[30, 1, "began", 1, 1], [60, 1, "ended", 1, 1]]);
  await clock.pass(1);
  assert.deepEqual(capture.samples.map(([time]) => time), [50, 60]);
  link.advance(55);
  await clock.pass(1);
  assert.equal(capture.last, 2);
});

test("touches during a loss of the connection arrive once and in order when it is restored", async () => {
  const { capture, network, link, heard, clock } = setUp();
  network.state = "offline";
  link.send([[1, 1, "began", 60, 60]]);
  await clock.pass(50);
  link.send([[51, 1, "ended", 60, 60]]);
  await clock.pass(5_000);
  assert.deepEqual(heard.states, [["lost", ""]]);
  assert.equal(link.lostSince, 0);
  // The pauses double from 0.1 to 2 s: attempts at 0, 0.1, 0.3, 0.7, 1.5, 3.1 and then every 2 s.
  assert.equal(network.requests.length, 6);
  assert.equal(new Set(network.requests.map(({ body }) => JSON.stringify(body))).size, 1);
  network.state = "open";
  await clock.pass(2_000);
  assert.deepEqual(states(heard), ["lost", "open"]);
  assert.equal(link.lostSince, null);
  assert.deepEqual(capture.samples, [[1, 1, "began", 60, 60], [51, 1, "ended", 60, 60]]);
  assert.equal(heard.answers[0][1], null, "a late answer is no measurement");
});

test("a message whose answer was lost is sent again with the same number, and the capture takes it once", async () => {
  const { capture, network, link, heard, clock } = setUp();
  network.state = "deaf";
  link.send([[1, 1, "began", 1, 1]]);
  await clock.pass(50);
  network.state = "open";
  await clock.pass(100);
  assert.deepEqual(messages(network).map(({ seq }) => seq), [1, 1]);
  assert.equal(capture.samples.length, 1);
  assert.equal(heard.answers.length, 1);
  link.send([[2, 1, "ended", 1, 1]]);
  await clock.pass(1);
  assert.equal(capture.samples.length, 2);
});

test("an answer that ends early is requested again", async () => {
  const { capture, network, link, heard, clock } = setUp();
  const whole = globalThis.fetch;
  globalThis.fetch = async (...words) => ({ ...(await whole(...words)), text: () => Promise.reject(new TypeError("ended early")) });
  link.send([[1, 1, "began", 1, 1]]);
  await clock.pass(50);
  globalThis.fetch = whole;
  await clock.pass(100);
  assert.equal(network.requests.length, 2);
  assert.equal(capture.samples.length, 1);
  assert.deepEqual(states(heard), ["lost", "open"]);
});

test("a capture that does not answer is shown after 1.5 s, and asked again after 10 s only", async () => {
  const { capture, network, link, heard, clock } = setUp();
  network.state = "silent";
  link.send([[1, 1, "began", 1, 1]]);
  await clock.pass(1_499);
  assert.deepEqual(states(heard), []);
  await clock.pass(1);
  assert.deepEqual(states(heard), ["silent"]);
  assert.equal(link.lostSince, null, "nothing is lost");
  link.send([[1_500, 1, "moved", 2, 2]]);
  await clock.pass(7_000);
  assert.equal(network.requests.length, 1);
  network.resume();
  await clock.pass(1);
  assert.deepEqual(states(heard), ["silent", "open"]);
  assert.deepEqual(capture.samples.map(([, , phase]) => phase), ["began", "moved"]);
});

test("a request without an answer for 10 s is given up and sent again", async () => {
  const { network, link, heard, clock } = setUp();
  network.state = "silent";
  link.send([[1, 1, "began", 1, 1]]);
  await clock.pass(10_050);
  assert.deepEqual(states(heard), ["silent", "lost"]);
  await clock.pass(100);
  assert.equal(network.requests.length, 2);
});

test("an error of the server is shown with its text and the message is sent again", async () => {
  const { capture, link, heard, clock } = setUp();
  capture.next = { status: 503, body: { error: "too busy" } };
  link.send([[1, 1, "began", 1, 1]]);
  await clock.pass(50);
  assert.deepEqual(heard.states, [["lost", "too busy"]]);
  await clock.pass(100);
  assert.equal(capture.samples.length, 1);
});

test("after a refused message the next one has the number that the capture names, and samples that waited are dropped", async () => {
  const { capture, network, link, heard, clock } = setUp();
  capture.next = { status: 400, body: { error: "not a number", seq: 1 } };
  capture.last = 1;
  network.state = "silent";
  link.send([[1, 1, "began", 1, 1]]);
  link.send([[2, 1, "moved", 2, 2]]);
  network.resume();
  await clock.pass(1);
  assert.deepEqual(heard.refusals, [["not a number", null]]);
  assert.deepEqual(heard.answers.length, 1, "the time after the samples is still sent");
  link.send([[3, 2, "began", 3, 3]]);
  await clock.pass(1);
  assert.deepEqual(capture.samples, [[3, 2, "began", 3, 3]]);
  assert.deepEqual(states(heard), []);
});

test("a message that the capture did not count does not use up a number, and its command is named", async () => {
  const { capture, link, heard, clock } = setUp();
  capture.next = { status: 413, text: "no JSON" };
  link.command({ do: "describe" });
  await clock.pass(1);
  assert.deepEqual(heard.refusals, [["The capture answered with status 413.", { do: "describe" }]]);
  link.command({ do: "undo" });
  await clock.pass(1);
  assert.deepEqual(capture.commands, [{ do: "undo" }]);
});

for (const [reason, state] of [["takenOver", "takenOver"], ["failed", "failed"], ["finished", "finished"], [undefined, "finished"]]) {
  test(`a capture that ended with the reason ${reason} gets no further message`, async () => {
    const { capture, network, link, heard, clock } = setUp();
    capture.next = { status: 409, body: { error: "ended", reason, session: { finished: true } } };
    link.send([[1, 1, "began", 1, 1]]);
    await clock.pass(1);
    assert.deepEqual(heard.states, [[state, "ended"]]);
    assert.deepEqual(heard.answers, [[{ session: { finished: true } }, null]]);
    assert.ok(link.isOver && !link.isOpen);
    link.send([[2, 1, "ended", 1, 1]]);
    link.command({ do: "undo" });
    link.advance(3);
    link.requestAnswers();
    await clock.pass(10_000);
    assert.equal(network.requests.length, 1);
  });
}

test("an idle link sends an empty message each second, or more often on request", async () => {
  const { network, link, clock } = setUp();
  await clock.pass(3_000);
  assert.deepEqual(messages(network).map(({ samples, until, command }) => [samples, until, command]), [[[], null, null], [[], null, null], [[], null, null]]);
  link.beatEvery(250);
  await clock.pass(1_000);
  assert.equal(network.requests.length, 7);
  link.end();
  await clock.pass(5_000);
  assert.equal(network.requests.length, 7);
});

test("a link with other messages sends no empty ones, but one on request", async () => {
  const { network, link, clock } = setUp();
  for (let time = 0; time < 2_000; time += 100) {
    link.advance(time + 1);
    await clock.pass(100);
  }
  assert.equal(messages(network).filter(({ until }) => until === null).length, 0);
  link.requestAnswers();
  await clock.pass(1);
  assert.equal(messages(network).filter(({ until }) => until === null).length, 1);
});

test("an answer that is not valid, or that cannot be shown, is a notice, and the link goes on", async () => {
  const { capture, link, heard, clock } = setUp();
  capture.next = { text: "not JSON" };
  link.send([[1, 1, "began", 1, 1]]);
  await clock.pass(1);
  assert.deepEqual(heard.notices, ["The response is not valid for this page. Reload the page."]);
  link.sequence = capture.last;
  link.listeners.onAnswer = () => { throw new Error("no such view"); };
  link.send([[2, 1, "moved", 1, 1]]);
  await clock.pass(1);
  assert.match(heard.notices[1], /The answer could not be shown \(no such view\)/);
  assert.ok(link.isIdle);
});
