import { newId } from "#platform/ids.ts";
import { asSystem } from "#platform/jobs/work-jobs.ts";
import { aSiteWithEmails } from "./a-site-with-emails.ts";

export const campaignWordsForTests = {
  name: "Whales",
  subject: "Whales are here, {first_name}",
  heading: "See the whales",
  body: "Hi {first_name},\n\nThey’re in the bay.",
  button_label: "View tours",
  button_path: "/tours",
  filter: {},
  per_day: 500,
};

/** A site with four customers: two agreed to offers and news by email, one did not, one has no email address. */
export async function aSiteWithCustomers() {
  const site = await aSiteWithEmails();
  const at = new Date("2026-11-18T08:00:00Z");
  let nth = 0;
  const add = async (firstName: string, email: string, agrees: boolean): Promise<string> => {
    const id = newId();
    await site.pool.query(
      "insert into people (id, first_name, last_name, email, first_seen_at, last_seen_at) values ($1, $2, '', $3, $4, $4)",
      [id, firstName, email, at],
    );
    if (agrees) await agree(id, true);
    return id;
  };
  const agree = (id: string, isGiven: boolean) =>
    site.pool.query(
      `insert into person_consents (id, person_id, purpose, channel, is_given, wording_version, wording, source, at)
       values ($1, $2, 'marketing', 'email', $3, 1, 'Yes', 'form', $4::timestamptz + $5 * interval '1 second')`,
      [newId(), id, isGiven, at, nth++],
    );
  const people = {
    thandi: await add("Thandi", "thandi@example.com", true),
    emily: await add("Emily", "emily@example.com", true),
    james: await add("James", "james@example.com", false),
    nomail: await add("Pieter", "", true),
  };
  const draft = async (changes: object = {}): Promise<string> =>
    (await site.ask("save-campaign", { id: null, version: null, ...campaignWordsForTests, ...changes })).id;
  const work = (run: Parameters<typeof asSystem>[1], now = new Date("2026-11-18T10:00:00Z")) =>
    asSystem({ pool: site.pool, world: { ...site.world, clock: () => now } }, run);
  const sent = async () =>
    (await site.pool.query("select recipient from messages where template = 'campaign' order by recipient")).rows.map(
      ({ recipient }) => recipient,
    );
  return { ...site, people, agree, draft, work, sent };
}
