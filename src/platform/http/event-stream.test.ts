import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventStream, heartbeatMs } from "./event-stream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const reader = (stream: ReadableStream<Uint8Array>) => {
  const source = stream.getReader();
  const decoder = new TextDecoder();
  return {
    next: async () => {
      const { value, done } = await source.read();
      return done ? "end" : decoder.decode(value);
    },
    leave: () => source.cancel(),
  };
};
const always = async () => true;

test("everyone on a line hears the same", async () => {
  const events = new EventStream();
  const [one, other] = [reader(events.open(always)), reader(events.open(always))];
  expect([await one.next(), await other.next()]).toEqual(Array(2).fill("event: open\ndata: {}\n\n"));
  events.publish("trips", { a: 1 });
  expect([await one.next(), await other.next()]).toEqual(Array(2).fill('event: trips\ndata: {"a":1}\n\n'));
});

test("what is for some is heard on their lines alone", async () => {
  const events = new EventStream();
  const [hers, his] = [reader(events.open(always, "naledi")), reader(events.open(always, "pieter"))];
  for (const line of [hers, his]) await line.next();
  events.publishTo(new Set(["naledi"]), "trips", {});
  events.publish("reload", {});
  expect(await hers.next()).toBe("event: trips\ndata: {}\n\n");
  expect(await his.next()).toBe("event: reload\ndata: {}\n\n");
});

test("a quiet line says every so often that it is open, and ends when its caller may no longer listen", async () => {
  const events = new EventStream();
  let isAllowed = true;
  const line = reader(events.open(async () => isAllowed));
  await line.next();
  await vi.advanceTimersByTimeAsync(heartbeatMs);
  expect(await line.next()).toBe(": \n\n");
  isAllowed = false;
  await vi.advanceTimersByTimeAsync(heartbeatMs);
  expect(await line.next()).toBe("end");
  expect(events.openLines).toBe(0);
});

test("who leaves costs nothing any more, and who reads too slowly is cut off", async () => {
  const events = new EventStream();
  await reader(events.open(always)).leave();
  expect(events.openLines).toBe(0);
  events.open(always);
  for (let at = 0; at < 300; at++) events.publish("trips", at);
  expect(events.openLines).toBe(0);
});

test("closing ends all lines", async () => {
  const events = new EventStream();
  const line = reader(events.open(always));
  await line.next();
  events.closeAll();
  expect(await line.next()).toBe("end");
  events.publish("trips", 1);
});

test("says how many lines are open as they come and go", async () => {
  const counts: number[] = [];
  const events = new EventStream((open) => void counts.push(open));
  const [one, other] = [reader(events.open(always)), reader(events.open(always))];
  await one.leave();
  await one.leave();
  await other.leave();
  expect(counts).toEqual([1, 2, 1, 0]);
});
