import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithCustomers, campaignWordsForTests } from "#testing/builders/services/a-campaign.ts";

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
});
afterAll(() => site.close());

test("a draft is changed by the one who saw it last, and a scheduled one no more", async () => {
  const id = await site.draft();
  const save = (version: number) =>
    site.ask("save-campaign", { id, version, ...campaignWordsForTests, name: "Spring" });
  expect(await save(1)).toMatchObject({ success: true });
  expect(await save(1)).toMatchObject({ error: "changed_meanwhile" });
  await site.ask("schedule-campaign", { id, version: 2, at: null });
  expect(await save(3)).toMatchObject({ error: "not_possible" });
});

test.each([
  [
    "a variable that no campaign has",
    { body: "Hi {name},\n\nThey’re in the bay." },
    "There is no variable {name} here.",
  ],
  ["a typed link", { body: "See www.whales.example" }, "A link can’t be typed."],
  ["a note to ourselves", { subject: "Whales TBC" }, "would be sent as it is"],
])("a campaign with %s is not saved", async (_what, change, said) => {
  const answer = await site.ask("save-campaign", { id: null, version: null, ...campaignWordsForTests, ...change });
  expect(answer).toMatchObject({ error: "invalid_input" });
  expect(JSON.stringify(answer)).toContain(said);
});

test("a button leads to a page that is there", async () => {
  const input = { id: null, version: null, ...campaignWordsForTests };
  expect(await site.ask("save-campaign", { ...input, button_path: "/toors" })).toMatchObject({ error: "no_page" });
  expect(await site.ask("save-campaign", { ...input, button_path: "/tours" })).toMatchObject({ success: true });
});

test("a button leads to a page of our own site alone", async () => {
  const input = { id: null, version: null, ...campaignWordsForTests, button_path: "//evil.example" };
  expect(await site.ask("save-campaign", input)).toMatchObject({ error: "invalid_input" });
});
