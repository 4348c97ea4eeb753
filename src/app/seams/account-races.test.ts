import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { companyAccounts, companyApprovals, companyTravellers } from "#db/schema/companies.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { testNow } from "#testing/in-transaction.ts";
import { manyConnections } from "#testing/test-site.ts";

/** A company’s account while many charge it at the same moment: over HTTP, on one pool, against one database. */
let site: Awaited<ReturnType<typeof openTradingSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;
let booker: Awaited<ReturnType<typeof site.as>>;
const company = newId();

beforeAll(async () => {
  site = await openTradingSite({}, manyConnections);
  admin = await site.as("admin", { name: "Naledi Dube" });
  booker = await site.as("corporate", { name: "Thandi Mokoena", email: "thandi@bluecrane.example" });
  const db = openDatabase(site.pool);
  await db
    .insert(vehicles)
    .values(
      Array.from({ length: 12 }, (_, at) => aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3, plate: `CA ${at}` })),
    );
  const at = { createdAt: testNow, updatedAt: testNow };
  await db.insert(organisations).values({
    id: company,
    kind: "corporate",
    name: "Blue Crane",
    hasAccount: true,
    createdAt: testNow,
  });
  await db.insert(companyAccounts).values({ organisationId: company, ...at });
  const [{ id: userId } = { id: "" }] = (
    await site.pool.query("select id from users where email = 'thandi@bluecrane.example'")
  ).rows;
  await db.insert(organisationMembers).values({ organisationId: company, userId, role: "owner" });
  await db.insert(companyTravellers).values({
    id: newId(),
    organisationId: company,
    firstName: "Ayanda",
    lastName: "Dube",
    email: "ayanda@example.com",
    isApprover: true,
    ...at,
  });
});
afterAll(() => site.close());

const trip = {
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_date: "2026-12-16",
  pickup_time: "10:00",
};
const owed = async () =>
  Number(
    (await site.pool.query("select coalesce(sum(total_cents), 0) as cents from bookings where state = 'confirmed'"))
      .rows[0].cents,
  );

test("ten desk bookings at once stop at the credit limit", async () => {
  const book = () =>
    site.call(
      "create-desk-booking",
      {
        ...trip,
        first_name: "Thandi",
        last_name: "Mokoena",
        email: "thandi@bluecrane.example",
        phone: "+27 82 555 0199",
        payment_method: "account",
      },
      admin.headers,
    );
  const db = openDatabase(site.pool);
  expect((await book()).status).toBe(200);
  const price = await owed();
  await db.update(companyAccounts).set({ creditLimitCents: 4 * price + 1 });
  const answers = await Promise.all(Array.from({ length: 10 }, book));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  expect(await owed()).toBe(4 * price);
}, 60_000);

test("ten identical approvals at once are one", async () => {
  const db = openDatabase(site.pool);
  await db.update(companyAccounts).set({ creditLimitCents: null, bookingLimitCents: 1 });
  const [approver] = await db.select().from(companyTravellers);
  const result = await site.call(
    "book-for-traveller",
    { ...trip, traveller_id: approver?.id, expected_total_cents: null },
    booker.headers,
  );
  expect(result.status).toBe(200);
  const [approval] = await db.select().from(companyApprovals);
  const { rows } = await site.pool.query("select body from messages where template = 'company-approval'");
  const link = /token=([\w.~-]+)&(?:amp;)?by=([\w-]+)/.exec(String(rows[0]?.body));
  const decide = () =>
    site.call("decide-approval", { token: link?.[1], by: link?.[2], note: "", answer: "approve" }, {});
  const answers = await Promise.all(Array.from({ length: 10 }, decide));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const count = async (query: string, ...values: unknown[]) => Number((await site.pool.query(query, values)).rows[0].n);
  expect(await count("select count(*) as n from company_approval_moves where to_state = 'approved'")).toBe(1);
  const confirmed = "select count(*) as n from booking_moves where booking_id = $1 and to_state = 'confirmed'";
  expect(await count(confirmed, approval?.bookingId)).toBe(1);
  expect(await count("select count(*) as n from messages where template = 'company-approval-answer'")).toBe(1);
}, 60_000);
