import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithCustomers } from "#testing/builders/services/a-campaign.ts";

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
});
afterAll(() => site.close());

test("the latest comes first, each with its results", async () => {
  await site.draft({ name: "First" });
  await site.draft({ name: "Second" });
  const { campaigns, next } = await site.ask("list-campaigns", { size: 1 });
  expect(campaigns).toMatchObject([{ name: "Second", state: "draft", results: { sent: 0, waiting: 0 }, skipped: [] }]);
  expect((await site.ask("list-campaigns", { size: 1, after: next })).campaigns).toMatchObject([{ name: "First" }]);
});
