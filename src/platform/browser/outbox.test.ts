// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { eventually } from "#testing/eventually.ts";
import { CallFailed } from "./call-api.ts";
import {
  type OutboxKind,
  openOutbox,
  outboxKind,
  readOutbox,
  sendWaiting,
  watchOutbox,
  wipeOutbox,
  wordsOf,
} from "./outbox.ts";

type Note = { readonly text: string };
const sent: string[] = [];
let failure: Error | undefined;

const aKind = (kind: string, more: Partial<OutboxKind<Note>> = {}) =>
  outboxKind<Note>({
    kind,
    atOnce: 2,
    words: ({ text }) => text,
    async send(items) {
      if (failure) throw failure;
      sent.push(items.map(({ body }) => body.text).join("+"));
      return { done: items.map(({ key }) => key) };
    },
    ...more,
  });
const notes = aKind("note");
const alarms = aKind("alarm", { isUrgent: true });
const offline = new CallFailed(0, "unreachable", "Offline");

afterEach(async () => {
  failure = undefined;
  sent.length = 0;
  await wipeOutbox();
});

const keepAll = async (texts: readonly string[]) => {
  for (const text of texts) await notes.keep({ text });
};

test("what waits leaves in order, as many at once as its kind takes; what is urgent before it", async () => {
  await openOutbox("sipho");
  await keepAll(["one", "two", "three"]);
  await alarms.keep({ text: "help" });
  expect(readOutbox().waiting.map(wordsOf)).toEqual(["one", "two", "three", "help"]);
  await sendWaiting();
  expect(sent).toEqual(["help", "one+two", "three"]);
  expect(readOutbox()).toMatchObject({ waiting: [], isOnline: true });
});

test("offline all of it stays; what the server refuses is said and not sent again", async () => {
  await openOutbox("sipho");
  await keepAll(["one"]);
  failure = offline;
  await sendWaiting();
  expect(readOutbox()).toMatchObject({ isOnline: false, waiting: [{ body: { text: "one" } }] });
  failure = new CallFailed(409, "too_late", "It’s too late for that.");
  await sendWaiting();
  expect(readOutbox()).toMatchObject({ waiting: [], message: "It’s too late for that." });
});

test("each account sends its own, and who leaves takes everything with them", async () => {
  failure = offline;
  await openOutbox("sipho");
  await keepAll(["one"]);
  failure = undefined;
  await openOutbox("thandi");
  expect(readOutbox().waiting).toEqual([]);
  expect(sent).toEqual([]);
  await openOutbox("sipho");
  await eventually(() => expect(sent).toEqual(["one"]));
  await keepAll(["two"]);
  await wipeOutbox();
  await sendWaiting();
  expect(sent).toEqual(["one"]);
});

test("what is still being found out is not sent without it, and nothing overtakes it; who leaves sends it as it is", async () => {
  await openOutbox("sipho");
  const key = await notes.keep({ text: "one" }, { isUnfinished: true });
  await notes.keep({ text: "two" });
  await alarms.keep({ text: "help" });
  await openOutbox("sipho");
  expect(sent).toEqual(["help"]);
  await notes.improve(key, { text: "one, at the gate" });
  await sendWaiting();
  expect(sent).toEqual(["help", "one, at the gate+two"]);
  await notes.keep({ text: "three" }, { isUnfinished: true });
  await sendWaiting();
  expect(readOutbox().waiting.map(wordsOf)).toEqual(["three"]);
  await sendWaiting({ isLeaving: true });
  expect(sent.at(-1)).toBe("three");
});

test("what is finished after the last look of a sending leaves too, and who asked for it waits until it has", async () => {
  await openOutbox("sipho");
  await notes.keep({ text: "one" }, { isUnfinished: true });
  let request: Promise<void> | undefined;
  const stop = watchOutbox(() => {
    request ??= sendWaiting({ isLeaving: true });
  });
  void sendWaiting();
  await eventually(() => expect(request).toBeDefined());
  await request;
  stop();
  expect(sent).toEqual(["one"]);
});

test("a connection that returns while an offline try ends is not missed", async () => {
  await openOutbox("sipho");
  await keepAll(["one"]);
  failure = offline;
  const stop = watchOutbox(() => {
    if (readOutbox().isOnline) return;
    failure = undefined;
    stop();
    void sendWaiting();
  });
  await sendWaiting();
  expect(sent).toEqual(["one"]);
  expect(readOutbox()).toMatchObject({ waiting: [], isOnline: true });
});

test("what has become known since is added, unless it has left", async () => {
  await openOutbox("sipho");
  const key = await notes.keep({ text: "one" });
  await notes.improve(key, { text: "one, at the gate" });
  await sendWaiting();
  await notes.improve(key, { text: "again" });
  await sendWaiting();
  expect(sent).toEqual(["one, at the gate"]);
});
