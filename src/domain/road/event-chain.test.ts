import { expect, test } from "vitest";
import { brokenAt, chainStart, type EventFacts, type RecordedEvent, sealEvent } from "./event-chain.ts";

/** Any function of the text will do here. */
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7).toString();

const facts = (id: string): EventFacts => ({
  id,
  tripId: "trip",
  event: "depart",
  actor: "driver",
  clockBehindS: 0,
  batteryPercent: 80,
  outcome: "moved",
  occurredAt: new Date("2026-11-16T10:00:00Z"),
  receivedAt: new Date("2026-11-16T10:00:01Z"),
  place: { latitude: -33.97, longitude: 18.6, accuracyM: 12 },
  noteHash: hash("At bay 4"),
});

const recorded = (id: string, previous: string): RecordedEvent => ({
  ...sealEvent(facts(id), previous, hash),
  happenedAt: new Date("2026-11-16T10:00:00Z"),
  note: "At bay 4",
});
const chain: RecordedEvent[] = [];
for (const id of ["a", "b", "c"]) chain.push(recorded(id, chain.at(-1)?.hash ?? chainStart));

test("a record that was left alone holds", () => {
  expect(brokenAt(chain, hash)).toBeUndefined();
  expect(brokenAt([], hash)).toBeUndefined();
});

test("so does one whose words were erased with the person they were about", () => {
  expect(
    brokenAt(
      [recorded("a", chainStart)].map((event) => ({ ...event, note: "" })),
      hash,
    ),
  ).toBeUndefined();
});

const altered: readonly (readonly [string, Partial<RecordedEvent>])[] = [
  ["its time", { occurredAt: new Date("2026-11-16T09:00:00Z") }],
  ["when it came", { receivedAt: new Date("2026-11-16T10:00:02Z") }],
  ["its kind", { event: "arrive" }],
  ["who it was", { actor: "another" }],
  ["the place", { place: null }],
  ["the clock", { clockBehindS: 1 }],
  ["the battery", { batteryPercent: null }],
  ["what became of it", { outcome: "noted" }],
  ["its words", { noteHash: "other" }],
  ["its words as they are read", { note: "At bay 5" }],
  ["when it happened by our clock", { happenedAt: new Date("2026-11-16T09:59:00Z") }],
];
test.each(altered)("an event of which someone altered %s is found", (_what, change) => {
  expect(brokenAt(chain.with(1, { ...recorded("b", ""), ...chain[1], ...change }), hash)).toBe(1);
});

test("so is one that was left out, put in or moved", () => {
  const [a, b, c] = chain as [RecordedEvent, RecordedEvent, RecordedEvent];
  expect(brokenAt([a, c], hash)).toBe(1);
  expect(brokenAt([b, c], hash)).toBe(0);
  expect(brokenAt([a, recorded("x", "elsewhere"), b, c], hash)).toBe(1);
  expect(brokenAt([a, c, b], hash)).toBe(1);
});
