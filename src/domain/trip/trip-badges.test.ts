import { expect, test } from "vitest";
import { tripBadges } from "./trip-badges.ts";

const trip = { state: "assigned", pickup_at: "2026-11-18T08:00:00Z" } as const;
const labels = (now?: string) => tripBadges(trip, now ? new Date(now) : undefined).map(({ label }) => label);

test("a trip whose pickup is over and that no one has set out for should have started", () => {
  expect(labels("2026-11-18T12:00:00Z")).toEqual([expect.any(String), "Not started"]);
  expect(labels("2026-11-17T12:00:00Z")).toHaveLength(1);
});

test("without the time its status is all there is", () => {
  expect(labels()).toHaveLength(1);
});
