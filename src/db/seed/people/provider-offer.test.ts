import { expect, test } from "vitest";
import { demoCompanyOn } from "#testing/demo-company-on.ts";

test("one trip without a driver is offered to the provider, with what it pays", () => {
  const { assignments, trips } = demoCompanyOn("2026-11-20T08:00:00Z");
  const pool = assignments.filter(({ mode }) => mode === "pool");
  expect(pool).toMatchObject([{ state: "offered", providerId: expect.any(String), payoutCents: expect.any(Number) }]);
  expect(trips.find(({ id }) => id === pool[0]?.tripId)).toMatchObject({ state: "offered", version: 2 });
});
