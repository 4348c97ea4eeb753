import { expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import { anInquiry } from "#testing/builders/people/a-message.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendInquiryConfirmation } from "./send-inquiry-confirmation.ts";

test("a message from the contact page is answered within a day", () =>
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

test("an enquiry emits an event", () =>
  inTransaction(async (ctx, world) => {
    await sendInquiryConfirmation({ ...ctx, newReference: () => "CTS-7K3M9Q" }, anInquiry());
    expect(world.events).toEqual([{ type: "enquiry.received", reference: "ENQ-7K3M9Q" }]);
  }));
