import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyApprovals, companyBookings } from "#db/schema/companies.ts";
import { organisations } from "#db/schema/partners.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { newId } from "#platform/ids.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";

test("within the policy it is confirmed on account at the company’s rate, with the company’s own references", () =>
  inTransaction(async (ctx, world) => {
    const costCentres = [{ code: "OPS", name: "" }];
    const { book, company, booker, traveller } = await aBookingCompany(ctx, { discount: 0.1, costCentres });
    const booked = await book({ purchase_order: "PO-7", cost_centre: "OPS", project: "Launch" });
    if (!booked.ok) throw new Error(booked.reason);
    expect(booked.value).toMatchObject({ outcome: "confirmed", answer_by: null });
    const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, booked.value.reference));
    expect(row).toMatchObject({
      state: "confirmed",
      paymentMethod: "account",
      organisationId: company,
      bookerId: booker.userId,
      email: "thandi@example.com",
    });
    const list =
      row?.price?.trace.filter(({ step }) => step !== "company").reduce((sum, { delta }) => sum + delta, 0) ?? 0;
    expect(row?.totalCents).toBe(list - Math.round(list * 0.1));
    expect(await ctx.db.select().from(companyBookings)).toMatchObject([
      { travellerId: traveller, purchaseOrder: "PO-7", costCentre: "OPS", project: "Launch" },
    ]);
    expect(world.events.map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);
  }));

test("above the limit it waits: a draft that holds its vehicle, and an email to each approver", () =>
  inTransaction(async (ctx, world) => {
    const { book } = await aBookingCompany(ctx, { bookingLimitCents: 1_000 });
    expect(await book()).toMatchObject({ value: { outcome: "waiting", answer_by: "2026-11-21T08:00:00.000Z" } });
    expect(await ctx.db.select().from(bookings)).toMatchObject([{ state: "draft", paymentMethod: "account" }]);
    expect(await ctx.db.select().from(companyApprovals)).toMatchObject([{ state: "waiting", reasons: ["over_limit"] }]);
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "held" }]);
    expect(world.emails.map(({ to }) => to)).toEqual(["ayanda@example.com"]);
    expect(world.events).toEqual([]);
    // The only vehicle is held for it.
    expect(await book()).toMatchObject({ reason: "no_vehicle_free" });
  }));

test.each([
  ["without an account", {}, { hasAccount: false }, {}, "no_account"],
  ["on hold", { isOnHold: true }, {}, {}, "account_on_hold"],
  ["over the credit limit", { creditLimitCents: 100 }, {}, {}, "account_over_limit"],
  ["without a purchase order", { requiresPo: true }, {}, {}, "po_missing"],
  ["without a cost centre", { requiresCostCentre: true }, {}, {}, "cost_centre_missing"],
  ["with a cost centre no one knows", {}, {}, { cost_centre: "LAB" }, "cost_centre_unknown"],
  ["for someone else’s traveller", {}, {}, { traveller_id: newId() }, "traveller_not_found"],
  ["at a price that has changed", {}, {}, { expected_total_cents: 1 }, "price_changed"],
] as const)("%s nothing is booked", (_what, account, organisation, request, reason) =>
  inTransaction(async (ctx) => {
    const { book } = await aBookingCompany(ctx, account);
    if ("hasAccount" in organisation) await ctx.db.update(organisations).set(organisation);
    expect(await book(request)).toMatchObject({ ok: false, reason });
    expect(await ctx.db.$count(companyBookings)).toBe(0);
  }),
);

test("credit used by one booking is not available to the next", () =>
  inTransaction(async (ctx) => {
    const { book } = await aBookingCompany(ctx);
    await book();
    const [row] = await ctx.db.select().from(bookings);
    await ctx.db.update(companyAccounts).set({ creditLimitCents: (row?.totalCents ?? 0) + 100 });
    expect(await book({ pickup_date: "2026-11-29" })).toMatchObject({ reason: "account_over_limit" });
  }));
