import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithCustomers } from "#testing/builders/services/a-campaign.ts";

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
});
afterAll(() => site.close());

test("says who gets it, and who not and why", async () => {
  expect(await site.ask("count-recipients", { filter: {} })).toMatchObject({
    get_it: 2,
    skipped: [
      { reason: "no_email", count: 1 },
      { reason: "no_consent", count: 1 },
    ],
  });
  expect(await site.ask("count-recipients", { filter: { segment: "vip" } })).toMatchObject({ get_it: 0, skipped: [] });
});
