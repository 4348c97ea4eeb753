import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyApprovalMoves, companyApprovals, companyTravellers } from "#db/schema/companies.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { decideApproval } from "./decide-approval.ts";

/** A booking that waits for approval, and its approver’s link. */
async function waiting(ctx: Context) {
  const { book, approver } = await aBookingCompany(ctx, { bookingLimitCents: 1 });
  await book();
  const [row] = await ctx.db.select().from(companyApprovals);
  const token = sealedToken(ctx, `approval-by-${approver}`, row?.id ?? "");
  return (answer: "approve" | "refuse", changes: { by?: string; token?: string } = {}) =>
    decideApproval(ctx, { token, by: approver, note: "", answer, ...changes });
}

test("approved, it continues like any booking; a second click or a later refusal changes nothing", () =>
  inTransaction(async (ctx, world) => {
    const decide = await waiting(ctx);
    expect(await decide("approve")).toMatchObject({ value: { state: "approved", decided_by: "Ayanda Mokoena" } });
    expect(await decide("approve")).toMatchObject({ value: { state: "approved" } });
    expect(await decide("refuse")).toMatchObject({ value: { state: "approved" } });
    expect(await ctx.db.select().from(bookings)).toMatchObject([{ state: "confirmed", paymentMethod: "account" }]);
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "reserved" }]);
    expect(world.events.map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);
    expect(await ctx.db.$count(companyApprovalMoves)).toBe(2);
    expect(world.emails).toHaveLength(2);
  }));

test("refused, its vehicle is released and the booker gets an email", () =>
  inTransaction(async (ctx, world) => {
    const decide = await waiting(ctx);
    expect(await decide("refuse")).toMatchObject({ value: { state: "refused" } });
    expect(await decide("approve")).toMatchObject({ value: { state: "refused" } });
    expect(await ctx.db.select().from(bookings)).toMatchObject([{ state: "draft" }]);
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "released" }]);
    expect(world.emails.at(-1)?.subject).toMatch(/^Booking not approved: CTS-/);
    expect(world.events).toEqual([]);
  }));

test("a changed link, another person’s link and a former approver’s open nothing", () =>
  inTransaction(async (ctx) => {
    const decide = await waiting(ctx);
    expect(await decide("approve", { token: "x" })).toMatchObject({ reason: "not_found" });
    expect(await decide("approve", { by: "018f0000-0000-7000-8000-000000000001" })).toMatchObject({
      reason: "not_found",
    });
    await ctx.db.update(companyTravellers).set({ isApprover: false });
    expect(await decide("approve")).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.select().from(companyApprovals)).toMatchObject([{ state: "waiting" }]);
  }));

test("an account put on hold in the meantime can’t be charged", () =>
  inTransaction(async (ctx) => {
    const decide = await waiting(ctx);
    await ctx.db.update(companyAccounts).set({ isOnHold: true });
    expect(await decide("approve")).toMatchObject({ reason: "account_closed" });
  }));

test("after the deadline a click shows that it has expired", () =>
  inTransaction(async (ctx, world) => {
    const decide = await waiting(ctx);
    await ctx.db.update(companyApprovals).set({ expiresAt: ctx.now });
    expect(await decide("approve")).toMatchObject({ value: { state: "expired", decided_by: "" } });
    expect(await ctx.db.select().from(bookings)).toMatchObject([{ state: "draft" }]);
    expect(world.events).toEqual([]);
  }));
