import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts } from "#db/schema/companies.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { bookingDeskContract } from "../contract.ts";
import { confirmUnpaid } from "./confirm-unpaid.ts";
import { createDeskBooking } from "./create-desk-booking.ts";

const email = "amira@example.com";

/** Someone of an organisation of this kind. */
async function memberOf(ctx: Context, changes: Partial<typeof organisations.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const userId = await anAccount(ctx, [], { email });
  await ctx.db
    .insert(organisations)
    .values({ id, kind: "corporate", name: "Table Bay Holdings", hasAccount: true, createdAt: testNow, ...changes });
  await ctx.db.insert(organisationMembers).values({ organisationId: id, userId });
  return id;
}

const atDesk = (run: (ctx: Context) => Promise<void>) =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
    await run(await askingAs(ctx, { name: "Nomsa", roles: ["admin"] }));
  });

const create = (ctx: Context) =>
  createDeskBooking(
    ctx,
    bookingDeskContract.createDeskBooking.input.parse({
      service_type: "airport_transfer",
      pickup_location: "Cape Town International Airport",
      destination: "Camps Bay",
      pickup_date: "2026-11-28",
      first_name: "Amira",
      last_name: "Khan",
      email,
      phone: "+44 20 7946 0000",
      payment_method: "account",
    }),
  );

const confirm = async (ctx: Context) => {
  const row = aBooking({ state: "awaiting_payment", totalCents: 35_000, email });
  await ctx.db.insert(bookings).values(row);
  return confirmUnpaid(ctx, { id: row.id, version: 1, method: "account", reason: "Agreed by phone" });
};

test.each([
  ["whose company has no account", undefined],
  ["of a company that was granted none", { hasAccount: false }],
  ["of a company that is suspended", { status: "suspended" }],
] as const)("on account is refused for a customer %s", (_who, changes) =>
  atDesk(async (ctx) => {
    if (changes) await memberOf(ctx, changes);
    expect(await create(ctx)).toMatchObject({ ok: false, reason: "no_account" });
    expect(await confirm(ctx)).toMatchObject({ ok: false, reason: "no_account" });
  }),
);

test("on hold, or beyond the credit limit, says so", () =>
  atDesk(async (ctx) => {
    const organisationId = await memberOf(ctx);
    const terms = { organisationId, creditLimitCents: 35_000, createdAt: testNow, updatedAt: testNow };
    await ctx.db.insert(companyAccounts).values(terms);
    // The whole of it fits once, and then no more.
    expect(await confirm(ctx)).toMatchObject({ ok: true });
    expect(await create(ctx)).toMatchObject({ ok: false, reason: "account_over_limit" });
    expect(await confirm(ctx)).toMatchObject({ ok: false, reason: "account_over_limit" });
    await ctx.db.update(companyAccounts).set({ creditLimitCents: null, isOnHold: true });
    expect(await create(ctx)).toMatchObject({ ok: false, reason: "account_on_hold" });
    await ctx.db.update(companyAccounts).set({ isOnHold: false });
    expect(await create(ctx)).toMatchObject({ ok: true });
  }));

test("on account, a booking is the company’s that pays for it", () =>
  atDesk(async (ctx) => {
    const organisationId = await memberOf(ctx);
    const created = await create(ctx);
    if (!created.ok) throw new Error(created.reason);
    const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, created.value.reference));
    expect(row).toMatchObject({ state: "confirmed", paymentMethod: "account", organisationId });
  }));
