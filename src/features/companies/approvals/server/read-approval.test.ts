import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyApprovals, companyTravellers } from "#db/schema/companies.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readApproval } from "./read-approval.ts";

test("opening the link shows the booking and decides nothing", () =>
  inTransaction(async (ctx) => {
    const { book, approver } = await aBookingCompany(ctx, { services: ["day_tour"] });
    await book();
    const [row] = await ctx.db.select().from(companyApprovals);
    const link = { token: sealedToken(ctx, `approval-by-${approver}`, row?.id ?? ""), by: approver };
    const shown = {
      state: "waiting",
      reasons: ["service"],
      traveller: "Thandi Mokoena",
      booked_by: "Naledi Dube",
      against: null,
    };
    for (const _time of [1, 2]) expect(await readApproval(ctx, link)).toMatchObject({ value: shown });
    expect(await ctx.db.select().from(bookings)).toMatchObject([{ state: "draft" }]);
    expect(await readApproval(ctx, { ...link, token: `${link.token}x` })).toMatchObject({ reason: "not_found" });
    await ctx.db.update(companyAccounts).set({ isOnHold: true });
    expect(await readApproval(ctx, link)).toMatchObject({ value: { against: "account_closed" } });
    await ctx.db.update(companyTravellers).set({ isApprover: false });
    expect(await readApproval(ctx, link)).toMatchObject({ reason: "not_found" });
  }));
