import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithCustomers } from "#testing/builders/services/a-campaign.ts";
import { sendCampaigns } from "./send-campaigns.ts";

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
});
afterAll(() => site.close());

const due = async (changes: object = {}) => {
  const id = await site.draft(changes);
  await site.pool.query(
    "update campaigns set state = 'scheduled', scheduled_for = '2026-11-18T09:00:00Z' where id = $1",
    [id],
  );
  return id;
};
const listed = async (id: string) =>
  (await site.ask("list-campaigns", {})).campaigns.find((one: { id: string }) => one.id === id);
const clear = () => site.pool.query("delete from messages where template = 'campaign'");

test("each who agreed gets it once, however often a round runs; at night no one does", async () => {
  const id = await due();
  await site.work(sendCampaigns, new Date("2026-11-18T20:00:00Z"));
  expect(await site.sent()).toEqual([]);
  await Promise.all([site.work(sendCampaigns), site.work(sendCampaigns)]);
  await site.work(sendCampaigns);
  expect(await site.sent()).toEqual(["emily@example.com", "thandi@example.com"]);
  expect(await listed(id)).toMatchObject({
    state: "done",
    results: { sent: 2, waiting: 0, unsubscribed: 0 },
    skipped: expect.arrayContaining([
      { reason: "no_consent", count: 1 },
      { reason: "no_email", count: 1 },
    ]),
  });
  await clear();
});

test("a consent withdrawn on the way counts, and so does the limit of a day", async () => {
  const id = await due({ per_day: 1 });
  await site.work(sendCampaigns);
  expect(await site.sent()).toHaveLength(1);
  await site.work(sendCampaigns);
  expect(await site.sent()).toHaveLength(1);
  for (const person of [site.people.thandi, site.people.emily]) await site.agree(person, false);
  await site.work(sendCampaigns, new Date("2026-11-19T10:00:00Z"));
  await site.work(sendCampaigns, new Date("2026-11-19T10:01:00Z"));
  expect(await site.sent()).toHaveLength(1);
  expect(await listed(id)).toMatchObject({ state: "done", results: { sent: 1 } });
  for (const person of [site.people.thandi, site.people.emily]) await site.agree(person, true);
  await clear();
});

test("a round that dies before its end leaves nothing half done", async () => {
  await due();
  const dying = site.work(async (ctx) => {
    await sendCampaigns(ctx);
    throw new Error("the process ended here");
  });
  await expect(dying).rejects.toThrow("ended here");
  expect(await site.sent()).toEqual([]);
  await site.work(sendCampaigns);
  expect(await site.sent()).toHaveLength(2);
  await clear();
});

test("a paused campaign sends nothing", async () => {
  const id = await due();
  await site.pool.query("update campaigns set state = 'paused' where id = $1", [id]);
  await site.work(sendCampaigns);
  expect(await site.sent()).toEqual([]);
});
