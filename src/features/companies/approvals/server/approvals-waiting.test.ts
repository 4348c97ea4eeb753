import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { companyAccounts, companyApprovals, companyTravellers } from "#db/schema/companies.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approvalsWaiting } from "./approvals-waiting.ts";
import { decideApproval } from "./decide-approval.ts";

test("a signed-in approver sees open approvals and answers them through the same link; a colleague sees none", () =>
  inTransaction(async (ctx) => {
    const { company, booker, book } = await aBookingCompany(ctx, { bookingLimitCents: 100 });
    const approver = await asCompany(ctx, company);
    const [{ email = "" } = {}] = await ctx.db.select().from(users).where(eq(users.id, approver.userId));
    await aTraveller(ctx, company, { firstName: "Ayanda", email: email.toUpperCase(), isApprover: true });
    const booked = await book();
    if (!booked.ok) throw new Error(booked.reason);
    const read = async (asking: typeof approver) => (await approvalsWaiting(asking)).value.approvals;
    const [waiting] = await read(approver);
    expect(waiting).toMatchObject({ reference: booked.value.reference, reasons: ["over_limit"] });
    expect(await read(booker)).toEqual([]);

    await ctx.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, approver.userId));
    expect(await read(approver), "anyone can type an address").toEqual([]);
    const link = new URL(waiting?.link ?? "");
    const [token, by] = [link.searchParams.get("token") ?? "", link.searchParams.get("by") ?? ""];
    expect(await decideApproval(ctx, { token, by, answer: "approve", note: "" })).toMatchObject({ ok: true });
    expect(await read(approver)).toEqual([]);
  }));

test.each([false, true])("the booker may approve it only if the company allows it: %s", (allowsOwnApproval) =>
  inTransaction(async (ctx, world) => {
    const { company, booker, book, approver } = await aBookingCompany(ctx, {
      bookingLimitCents: 100,
      allowsOwnApproval,
    });
    const [{ email = "" } = {}] = await ctx.db.select().from(users).where(eq(users.id, booker.userId));
    const self = await aTraveller(ctx, company, { firstName: "Naledi", email: email.toUpperCase(), isApprover: true });
    expect(await book()).toMatchObject({ value: { outcome: "waiting" } });
    const [row] = await ctx.db.select().from(companyApprovals);
    const decide = (by: string) =>
      decideApproval(ctx, {
        token: sealedToken(ctx, `approval-by-${by}`, row?.id ?? ""),
        by,
        answer: "approve",
        note: "",
      });
    expect(world.emails.some(({ to }) => to === email.toUpperCase())).toBe(allowsOwnApproval);
    expect((await approvalsWaiting(booker)).value.approvals).toHaveLength(allowsOwnApproval ? 1 : 0);
    expect(await decide(self)).toMatchObject(allowsOwnApproval ? { ok: true } : { reason: "own_booking" });
    if (!allowsOwnApproval) expect(await decide(approver)).toMatchObject({ value: { state: "approved" } });
  }),
);

test("a booking that only its booker could approve is refused", () =>
  inTransaction(async (ctx) => {
    const { company, booker, book } = await aBookingCompany(ctx, { bookingLimitCents: 100 });
    const [{ email = "" } = {}] = await ctx.db.select().from(users).where(eq(users.id, booker.userId));
    await ctx.db.update(companyTravellers).set({ isApprover: false });
    await aTraveller(ctx, company, { firstName: "Naledi", email, isApprover: true });
    expect(await book()).toMatchObject({ reason: "no_approver" });
    await ctx.db.update(companyAccounts).set({ allowsOwnApproval: true });
    expect(await book()).toMatchObject({ value: { outcome: "waiting" } });
  }));
