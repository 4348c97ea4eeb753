import { describe, expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import { accept } from "#domain/result.ts";
import { anInquiry, aQuickMessage } from "#testing/builders/a-message.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendInquiryConfirmation } from "./send-inquiry-confirmation.ts";
import { submitQuote } from "./submit-quote.ts";

describe("each form has its own promise", () => {
  test("the home page's: two hours", () =>
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

  test("the free quote's: twenty minutes", () =>
    inTransaction(async (ctx) => {
      await submitQuote(ctx, aQuickMessage({ source: "free_quote", service_type: "day_tour" }));
      expect(await ctx.db.select().from(enquiries)).toMatchObject([
        { kind: "quote", serviceType: "day_tour", responseDueAt: new Date("2026-11-20T08:20:00Z") },
      ]);
    }));

  test("the contact page's: a day", () =>
    inTransaction(async (ctx) => {
      await sendInquiryConfirmation(ctx, anInquiry({ service: "" }));
      expect(await ctx.db.select().from(enquiries)).toMatchObject([
        {
          kind: "inquiry",
          serviceType: "general_inquiry",
          source: "contact_page",
          responseDueAt: new Date("2026-11-21T08:00:00Z"),
        },
      ]);
    }));
});

test("an enquiry is told to the others", () =>
  inTransaction(async (ctx, world) => {
    await sendInquiryConfirmation({ ...ctx, newReference: () => "CTS-7K3M9Q" }, anInquiry());
    expect(world.events).toEqual([{ type: "enquiry.received", reference: "ENQ-7K3M9Q" }]);
  }));

test("a program that fills in the hidden field is thanked, and nobody hears of it", () =>
  inTransaction(async (ctx, world) => {
    const answer = await submitQuote(ctx, aQuickMessage({ website: "https://spam.example" }));
    expect(answer.ok).toBe(true);
    expect(await ctx.db.select({ state: enquiries.state }).from(enquiries)).toEqual([{ state: "spam" }]);
    expect(world.events).toEqual([]);
  }));

test("a reference that is taken is drawn again", () =>
  inTransaction(async (ctx) => {
    const drawn = ["CTS-AAAAAA", "CTS-AAAAAA", "CTS-BBBBBB"];
    const drawing = { ...ctx, newReference: () => drawn.shift() ?? "" };
    await submitQuote(drawing, aQuickMessage());
    expect(await submitQuote(drawing, aQuickMessage())).toMatchObject(accept({ reference: "ENQ-BBBBBB" }));
  }));
