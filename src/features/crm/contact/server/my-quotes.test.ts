import { describe, expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import type { EnquiryState } from "#domain/enquiry/enquiry-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { anEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myQuotes } from "./my-quotes.ts";

const quotesOf = async (ctx: Context) => {
  const answer = await myQuotes(ctx, {});
  return answer.ok ? answer.value.quotes : [];
};

describe("my quotes", () => {
  test("are what was sent from my address, in capital or small letters, and no one else's", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db
        .insert(enquiries)
        .values([
          anEnquiry({ reference: "ENQ-AAAAAA", email: "THANDI@example.com" }),
          anEnquiry({ reference: "ENQ-BBBBBB", kind: "inquiry", createdAt: new Date("2026-11-01T08:00:00Z") }),
          anEnquiry({ email: "pieter@example.com" }),
        ]);
      expect((await quotesOf(me)).map(({ reference }) => reference)).toEqual(["ENQ-AAAAAA", "ENQ-BBBBBB"]);
    }));

  test("are none while the address is not confirmed", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { emailConfirmedAt: null });
      await ctx.db.insert(enquiries).values(anEnquiry());
      expect(await quotesOf(me)).toEqual([]);
    }));

  test.each([
    ["new", ["waiting", "2026-11-20T08:20:00.000Z"]],
    ["qualified", ["answered", null]],
    ["quoted", ["answered", null]],
    ["won", ["booked", null]],
    ["lost", ["closed", null]],
  ] as const)("%s is shown as %j", (state, message) =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db.insert(enquiries).values(anEnquiry({ state }));
      expect((await quotesOf(me)).map(({ standing, answer_due_at }) => [standing, answer_due_at])).toEqual([message]);
    }),
  );

  test.each(["spam", "duplicate"] as const satisfies EnquiryState[])("leave out %s", (state) =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db.insert(enquiries).values(anEnquiry({ state }));
      expect(await quotesOf(me)).toEqual([]);
    }),
  );

  test("come in pages of twenty", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db
        .insert(enquiries)
        .values(Array.from({ length: 25 }, (_, at) => anEnquiry({ reference: `ENQ-${String(at).padStart(6, "0")}` })));
      const first = await myQuotes(me, {});
      const second = await myQuotes(me, { after: (first.ok && first.value.next) || "" });
      const seen = [first, second].flatMap((page) =>
        page.ok ? page.value.quotes.map((quote) => quote.reference) : [],
      );
      expect(new Set(seen).size).toBe(25);
      expect(second.ok && second.value.next).toBeNull();
    }));
});
