import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { loseEnquiry } from "#features/crm/leads/server/lose-enquiry.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asSystem, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { quoteToken } from "../../server/make-token.ts";
import { declineQuote } from "./decline-quote.ts";

test("declining records the reason, and marks the enquiry as lost", () =>
  inTransaction(async (ctx, world) => {
    const { id, enquiryId } = await givenQuote(await asAdmin(ctx));
    const said = { token: quoteToken(ctx, id), reason: "price", note: "" } as const;
    expect(await declineQuote(asVisitor(ctx), said)).toEqual({ ok: true, value: { standing: "declined" } });
    await declineQuote(asVisitor(ctx), said);
    expect(world.events.filter(({ type }) => type === "quote.declined")).toHaveLength(1);
    await loseEnquiry(asSystem(ctx), { type: "quote.declined", quoteId: id });
    expect(await ctx.db.select().from(enquiries).where(eq(enquiries.id, enquiryId))).toMatchObject([
      { state: "lost", lostReason: "price" },
    ]);
  }));

test("an expired quote can no longer be declined", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await givenQuote(await asAdmin(ctx));
    const late = asVisitor(ctx, addHours(testNow, 73));
    expect(await declineQuote(late, { token: quoteToken(ctx, id), reason: "price", note: "" })).toEqual(
      refuse("not_open", { standing: "expired" }),
    );
    expect(world.events.map(({ type }) => type)).not.toContain("quote.declined");
  }));
