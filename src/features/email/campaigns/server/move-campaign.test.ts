import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithCustomers } from "#testing/builders/services/a-campaign.ts";

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
});
afterAll(() => site.close());

test("before it starts it becomes a draft again; a draft isn’t paused, and nothing follows a cancellation", async () => {
  const id = await site.draft();
  const move = (version: number, to: string) => site.ask("move-campaign", { id, version, to });
  expect(await move(1, "paused")).toMatchObject({ error: "not_possible" });
  await site.ask("schedule-campaign", { id, version: 1, at: null });
  expect(await move(2, "draft")).toMatchObject({ success: true, version: 3 });
  expect(await move(2, "cancelled")).toMatchObject({ error: "changed_meanwhile" });
  expect(await move(3, "cancelled")).toMatchObject({ success: true });
  expect(await move(4, "draft")).toMatchObject({ error: "not_possible" });
});
