import { expect, test } from "vitest";
import { companyApprovals } from "#db/schema/companies.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { expireApprovals } from "./expire-approvals.ts";

test("without an answer it expires before the trip, once, with an email to the booker", () =>
  inTransaction(async (ctx, world) => {
    const { book } = await aBookingCompany(ctx, { bookingLimitCents: 1 });
    await book();
    await expireApprovals({ ...ctx, now: addHours(ctx.now, 23) });
    expect(await ctx.db.select().from(companyApprovals)).toMatchObject([{ state: "waiting" }]);
    const later = { ...ctx, now: addHours(ctx.now, 24) };
    await expireApprovals(later);
    await expireApprovals(later);
    expect(await ctx.db.select().from(companyApprovals)).toMatchObject([{ state: "expired", version: 2 }]);
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "released" }]);
    expect(world.emails.map(({ subject }) => String(subject).split(":")[0])).toEqual([
      "Please approve",
      "No answer in time",
    ]);
  }));
