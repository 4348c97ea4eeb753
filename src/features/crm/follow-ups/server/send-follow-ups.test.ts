import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { anEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { aSiteWithCustomers } from "#testing/builders/services/a-campaign.ts";
import { sendFollowUps } from "./send-follow-ups.ts";

const now = new Date("2026-11-18T10:00:00Z");
const night = new Date("2026-11-18T20:30:00Z");
const days = (n: number) => addHours(now, 24 * n);

let site: Awaited<ReturnType<typeof aSiteWithCustomers>>;
beforeAll(async () => {
  site = await aSiteWithCustomers();
  const db = openDatabase(site.pool);
  const asked = { state: "contacted", createdAt: days(-5), answeredAt: days(-4) } as const;
  await db
    .insert(enquiries)
    .values([
      anEnquiry({ ...asked, reference: "ENQ-AAAAAA", name: "Zola Dube", email: "zola@example.com", phone: "" }),
      anEnquiry({ ...asked, reference: "ENQ-BBBBBB", name: "Zola Dube", email: "zola@example.com", phone: "" }),
      anEnquiry({ ...asked, reference: "ENQ-CCCCCC", name: "Sipho Nkosi", email: "sipho@example.com", phone: "" }),
      anEnquiry({ ...asked, reference: "ENQ-DDDDDD", email: "late@example.com", phone: "", answeredAt: days(-30) }),
    ]);
  await site.pool.query(
    `insert into person_contacts (id, person_id, kind, key, value, since, source) values ($1, $2, 'email', $3, $3, $4, 'booking')`,
    [newId(), site.people.thandi, "thandi@example.com", days(-400)],
  );
  const trip = { phone: "", createdAt: days(-350), updatedAt: days(-340) };
  const tour = { ...trip, serviceType: "day_tour", state: "completed", pickupAt: days(-345) } as const;
  const rows = [
    aBooking({ ...tour, reference: "CTS-TTTTTT", firstName: "Thandi", email: "thandi@example.com" }),
    aBooking({ ...tour, reference: "CTS-JJJJJJ", firstName: "James", email: "james@example.com" }),
    aBooking({ ...trip, reference: "CTS-LLLLLL", state: "expired", email: "lerato@example.com", createdAt: days(-3) }),
  ];
  await db.insert(bookings).values(rows);
  const idOf = (reference: string) => rows.find((one) => one.reference === reference)?.id;
  await site.pool.query(
    `insert into booking_moves (id, booking_id, to_state, actor, created_at) values ($1, $2, 'expired', 'system', $3)`,
    [newId(), idOf("CTS-LLLLLL"), days(-2)],
  );
  const ridden = { reference: "CTS-SSSSSS", state: "completed", email: "sipho@example.com", phone: "" } as const;
  const { tripId, bookingId } = await writeTrip({ db } as Context, days(-20), {
    booking: { ...ridden, createdAt: days(-30) },
  });
  await site.pool.query(
    `insert into lost_items (id, state, booking_id, trip_id, what, reported_by, created_at, updated_at) values ($1, 'reported', $2, $3, 'A hat', 'customer', $4, $4)`,
    [newId(), bookingId, tripId, days(-1)],
  );
});
afterAll(() => site.close());

const follow = (rules: object) =>
  site.pool.query(
    `insert into settings (name, value, updated_at) values ('followUps', $1, now()) on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(rules)],
  );
const sent = async () =>
  (
    await site.pool.query(
      "select template || ' ' || recipient as line from messages where template like 'follow-up-%' order by 1",
    )
  ).rows.map(({ line }) => line.replace("follow-up-", ""));
const listed = async () => {
  const { rules } = await site.ask("list-follow-ups", {});
  return Object.fromEntries(
    rules.map(
      ({
        purpose,
        days: on,
        recipients,
      }: {
        purpose: string;
        days: number;
        recipients: { skipped: string | null; email: string }[];
      }) => [purpose, { on, recipients: recipients.map(({ skipped, email }) => skipped ?? email) }],
    ),
  );
};

test("switched off it sends nothing, and shows our team what it would send to whom, and who gets nothing and why", async () => {
  await site.work(sendFollowUps, now);
  expect(await sent()).toEqual([]);
  expect(await listed()).toEqual({
    enquiry: { on: 0, recipients: ["zola@example.com", "zola@example.com", "open_matter"] },
    expired: { on: 0, recipients: ["lerato@example.com"] },
    anniversary: { on: 0, recipients: ["no_consent", "thandi@example.com"] },
  });
});

test("switched on each gets one message a purpose by day, however often it runs, and none while a lost item is open", async () => {
  await follow({ enquiry: 3, expired: 1, anniversary: 21 });
  await site.work(sendFollowUps, night);
  expect(await sent()).toEqual([]);
  const first = ["anniversary thandi@example.com", "enquiry zola@example.com", "expired lerato@example.com"];
  await Promise.all([1, 2, 3].map(() => site.work(sendFollowUps, now)));
  await site.work(sendFollowUps, addHours(now, 25));
  expect(await sent()).toEqual(first);
  expect(await listed()).toMatchObject({ enquiry: { recipients: ["told_already", "told_already", "open_matter"] } });

  await site.pool.query("update lost_items set state = 'closed'");
  await site.work(sendFollowUps, now);
  expect(await sent()).toEqual([first[0], "enquiry sipho@example.com", ...first.slice(1)]);
});

test("the offer among them has a link that ends offers at once", async () => {
  const { rows } = await site.pool.query(
    "select unsubscribe_url as url, recipient from messages where unsubscribe_url is not null",
  );
  expect(rows).toMatchObject([{ recipient: "thandi@example.com" }]);
  const stopped = () =>
    site.pool.query("select payload ->> 'personId' as who from events where type = 'marketing.stopped'");
  const { pathname } = new URL(rows[0].url);
  expect((await site.app.request(pathname)).status).toBe(200);
  expect((await stopped()).rows).toEqual([]);
  const done = await site.app.request(pathname, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(done.status).toBe(200);
  expect((await stopped()).rows).toEqual([{ who: site.people.thandi }]);
});
