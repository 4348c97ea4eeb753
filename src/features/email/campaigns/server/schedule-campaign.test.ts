import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithCustomers } from "#testing/builders/services/a-campaign.ts";

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
});
afterAll(() => site.close());

test("now leaves ten seconds to undo it; a time that has passed and an audience of none are refused", async () => {
  const id = await site.draft();
  const before = Date.now();
  const { scheduled_for } = await site.ask("schedule-campaign", { id, version: 1, at: null });
  expect(new Date(scheduled_for).getTime() - before).toBeGreaterThanOrEqual(10_000);
  expect(await site.ask("schedule-campaign", { id, version: 2, at: null })).toMatchObject({ error: "not_possible" });

  const past = { id: await site.draft(), version: 1, at: "2020-01-01T08:00:00.000Z" };
  expect(await site.ask("schedule-campaign", past)).toMatchObject({ error: "in_past" });
  const nobody = { id: await site.draft({ filter: { tag: "none" } }), version: 1, at: null };
  expect(await site.ask("schedule-campaign", nobody)).toMatchObject({ error: "no_recipients" });
});
