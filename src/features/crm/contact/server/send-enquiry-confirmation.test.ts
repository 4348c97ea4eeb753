import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { companySettings } from "#db/schema/content.ts";
import { aCompany } from "#testing/builders/a-company.ts";
import { anInquiry, aQuickMessage } from "#testing/builders/a-message.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { alertTeam } from "../../leads/server/alert-team.ts";
import { sendEnquiryConfirmation } from "./send-enquiry-confirmation.ts";
import { sendInquiryConfirmation } from "./send-inquiry-confirmation.ts";
import { submitQuote } from "./submit-quote.ts";

const received = { type: "enquiry.received", reference: "ENQ-7K3M9Q" } as const;

test("the sender learns by when we answer, and gets nobody's words back", () =>
  inTransaction(async (ctx, world) => {
    await submitQuote({ ...ctx, newReference: () => "CTS-7K3M9Q" }, aQuickMessage({ message: "Buy my watches" }));
    await sendEnquiryConfirmation(ctx, received);
    expect(world.emails).toMatchObject([
      {
        key: "enquiry-confirmation:ENQ-7K3M9Q",
        to: "thandi@example.com",
        subject: "We have your message (ENQ-7K3M9Q)",
      },
    ]);
    const email = toPlainText(await render(world.emails[0]?.content));
    expect(email).toContain("Fri 20 Nov 2026, 12:00");
    expect(email).not.toContain("watches");
  }));

test("the office gets the message at the address it has saved", () =>
  inTransaction(async (ctx, world) => {
    await ctx.db.insert(companySettings).values({ id: 1, details: aCompany(), updatedAt: testNow });
    const message = "Do you drive to <b>Hermanus</b>?\nWe are six.";
    await sendInquiryConfirmation({ ...ctx, newReference: () => "CTS-7K3M9Q" }, anInquiry({ message, phone: "" }));
    await alertTeam(ctx, received);
    expect(world.emails).toMatchObject([
      {
        key: "new-enquiry:ENQ-7K3M9Q",
        to: "office@capetownshuttle.example",
        subject: "New inquiry ENQ-7K3M9Q: answer by Sat 21 Nov 2026, 10:00",
      },
    ]);
    const html = await render(world.emails[0]?.content);
    expect(html).toContain("&lt;b&gt;Hermanus&lt;/b&gt;");
    expect(toPlainText(html)).toContain("Phone: not given");
  }));
