import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithCustomers, campaignWordsForTests } from "#testing/builders/services/a-campaign.ts";

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
});
afterAll(() => site.close());

test("is drawn with an example name and the way to unsubscribe; words are never markup", async () => {
  const drawn = await site.ask("preview-campaign", { ...campaignWordsForTests, heading: "Whales <3 us" });
  expect(drawn.subject).toBe("Whales are here, Thandi");
  expect(drawn.html).toContain("Unsubscribe with one click");
  expect(drawn.html).toContain("Whales &lt;3 us");
});
