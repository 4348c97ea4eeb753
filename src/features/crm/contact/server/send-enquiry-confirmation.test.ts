import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { aQuickMessage } from "#testing/builders/people/a-message.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendEnquiryConfirmation } from "./send-enquiry-confirmation.ts";
import { submitQuote } from "./submit-quote.ts";

const received = { type: "enquiry.received", reference: "ENQ-7K3M9Q" } as const;

test("the sender learns by when we answer, and gets no one's words back", () =>
  inTransaction(async (ctx, world) => {
    await submitQuote({ ...ctx, newReference: () => "CTS-7K3M9Q" }, aQuickMessage({ message: "Buy my watches" }));
    await sendEnquiryConfirmation(ctx, received);
    expect(world.emails).toMatchObject([
      {
        key: "enquiry-confirmation:ENQ-7K3M9Q",
        to: "thandi@example.com",
        subject: "Message ENQ-7K3M9Q received",
      },
    ]);
    const email = toPlainText(await render(world.emails[0]?.content));
    expect(email).toContain("Fri 20 Nov 2026, 12:00");
    expect(email).not.toContain("watches");
  }));
