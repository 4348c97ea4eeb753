import { afterAll, beforeAll, expect, test } from "vitest";
import { recordWithdrawal } from "#features/people/server/record-withdrawal.ts";
import { aSiteWithCustomers } from "#testing/builders/services/a-campaign.ts";
import { sendCampaigns } from "./send-campaigns.ts";

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
});
afterAll(() => site.close());

test("one POST without a sign-in takes the consent back, once; opening the page changes nothing", async () => {
  await site.pool.query(
    "update campaigns set state = 'scheduled', scheduled_for = '2026-11-18T09:00:00Z' where id = $1",
    [await site.draft()],
  );
  await site.work(sendCampaigns);
  const { rows } = await site.pool.query(
    "select unsubscribe_url from messages where template = 'campaign' and recipient = 'thandi@example.com'",
  );
  const path = new URL(rows[0].unsubscribe_url).pathname;
  const ledger = async () =>
    (
      await site.pool.query(
        "select is_given, wording, source from person_consents where person_id = $1 and not is_given",
        [site.people.thandi],
      )
    ).rows;

  expect((await site.app.request(path)).status).toBe(200);
  expect(await ledger()).toEqual([]);
  const post = () =>
    site.app.request(path, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  for (const _ of [1, 2]) expect((await post()).status).toBe(200);
  // What the event brings, as the worker does it; delivered twice it acts once.
  for (const _ of [1, 2])
    await site.work((ctx) =>
      recordWithdrawal(ctx, { type: "marketing.stopped", personId: site.people.thandi, channel: "email" }),
    );
  expect(await ledger()).toEqual([
    { is_given: false, wording: "Please stop sending me offers and news.", source: "unsubscribe" },
  ]);
  expect(await site.ask("count-recipients", { filter: {} })).toMatchObject({ get_it: 1 });
  expect(await (await site.app.request(`${path}x`)).text()).toContain("We couldn’t read this link");
});
