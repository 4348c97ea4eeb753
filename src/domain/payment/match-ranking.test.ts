import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { likeness, reasonsFor, waitingBand } from "./match-ranking.ts";

const none = { isNamed: false, isPayer: false, isAnnounced: false, openCents: 5000 };

test.each([
  ["named with another amount", { ...none, isNamed: true }, ["named"]],
  ["exact and of the payer", { ...none, isPayer: true, openCents: 9000 }, ["exact", "payer"]],
  ["announced", { ...none, isAnnounced: true }, ["announced"]],
  ["nothing due is never exact", { ...none, openCents: 0 }, []],
])("%s", (_what, target, reasons) => {
  expect(reasonsFor(target, target.openCents === 0 ? 0 : 9000)).toEqual(reasons);
});

test("a stronger reason is worth more than all weaker ones together", () => {
  const ranked = [
    ["named", "exact"],
    ["named"],
    ["exact", "payer", "announced"],
    ["payer"],
    ["announced"],
    [],
  ] as const;
  const worth = ranked.map(likeness);
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  expect(new Set(worth).size).toBe(worth.length);
});

test.each([
  ["2026-11-20", "days_0_7"],
  ["2026-11-13", "days_0_7"],
  ["2026-11-12", "days_8_30"],
  ["2026-10-20", "days_31_60"],
  ["2026-09-20", "days_over_60"],
  ["2026-11-25", "days_0_7"],
])("money of %s on 20 Nov waits %s", (bookedOn, band) => {
  expect(waitingBand(localDate(bookedOn), localDate("2026-11-20"))).toBe(band);
});
