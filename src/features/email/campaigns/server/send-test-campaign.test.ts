import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithCustomers } from "#testing/builders/services/a-campaign.ts";

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
});
afterAll(() => site.close());

test("goes to the one who asks alone", async () => {
  const { to } = await site.ask("send-test-campaign", { id: await site.draft() });
  const { rows } = await site.pool.query("select recipient, subject from messages where template = 'test-campaign'");
  expect(rows).toEqual([{ recipient: to, subject: expect.stringContaining("[Test] Whales are here") }]);
  expect(await site.sent()).toEqual([]);
});
