import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import { suggestedEvent } from "./suggest-event.ts";

const now = new Date("2026-11-16T10:00:00Z");
const ago = (minutes: number) => addMinutes(now, -minutes);
const at = (place: "pickup" | "dropoff", since: number, left: number | null = null) => ({
  place,
  enteredAt: ago(since),
  leftAt: left === null ? null : ago(left),
  isDeclined: false,
});

test.each([
  ["at the pickup for a minute", "en_route", at("pickup", 1), "arrive"],
  ["just driving past the pickup", "en_route", at("pickup", 0.5), undefined],
  ["arrived already", "arrived", at("pickup", 20), undefined],
  ["gone from the pickup with passengers", "arrived", at("pickup", 20, 2), "met"],
  ["just moved the vehicle", "arrived", at("pickup", 20, 1), undefined],
  ["away while looking for the passengers", "searching", at("pickup", 20, 5), undefined],
  ["at the drop-off", "onboard", at("dropoff", 2), "dropoff"],
  ["through the drop-off before the pickup", "en_route", at("dropoff", 10), undefined],
  ["through the drop-off and on", "onboard", at("dropoff", 10, 5), undefined],
  ["not departed", "reconfirmed", at("pickup", 10), undefined],
] as const)("%s (%s): %o", (_, state, visit, expected) => {
  expect(suggestedEvent(state, visit, now)).toBe(expected);
});

test("what our team has said no to isn’t asked again", () => {
  expect(suggestedEvent("en_route", { ...at("pickup", 5), isDeclined: true }, now)).toBeUndefined();
});
