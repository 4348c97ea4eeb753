import { expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import { accept } from "#domain/result.ts";
import { aQuickMessage } from "#testing/builders/people/a-message.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { submitQuote } from "./submit-quote.ts";

test("a message from the home page is answered within two hours", () =>
  inTransaction(async (ctx) => {
    const known = { ...ctx, newReference: () => "CTS-7K3M9Q" };
    expect(await submitQuote(known, aQuickMessage())).toEqual(
      accept({ reference: "ENQ-7K3M9Q", answer_due_at: "2026-11-20T10:00:00.000Z" }),
    );
    expect(await ctx.db.select().from(enquiries)).toMatchObject([
      {
        reference: "ENQ-7K3M9Q",
        kind: "inquiry",
        state: "new",
        name: "Thandi Mokoena",
        serviceType: "general_inquiry",
        source: "contact_form_home",
        responseDueAt: new Date("2026-11-20T10:00:00Z"),
      },
    ]);
  }));

test("a free quote is answered within 20 minutes", () =>
  inTransaction(async (ctx) => {
    await submitQuote(ctx, aQuickMessage({ source: "free_quote", service_type: "day_tour" }));
    expect(await ctx.db.select().from(enquiries)).toMatchObject([
      { kind: "quote", serviceType: "day_tour", responseDueAt: new Date("2026-11-20T08:20:00Z") },
    ]);
  }));

test("a program that fills in the hidden field is thanked, and no one hears of it", () =>
  inTransaction(async (ctx, world) => {
    const answer = await submitQuote(ctx, aQuickMessage({ website: "https://spam.example" }));
    expect(answer.ok).toBe(true);
    expect(await ctx.db.select({ state: enquiries.state }).from(enquiries)).toEqual([{ state: "spam" }]);
    expect(world.events).toEqual([]);
  }));
