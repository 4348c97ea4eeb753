import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approvalsWaiting } from "./approvals-waiting.ts";
import { decideApproval } from "./decide-approval.ts";

test("an approver who signs in sees what waits and answers by the same link; a colleague sees none", () =>
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
