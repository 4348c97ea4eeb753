import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { aCompany } from "#testing/builders/people/a-company.ts";
import { anInquiry } from "#testing/builders/people/a-message.ts";
import { givenDetails } from "#testing/company/given-settings.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendInquiryConfirmation } from "../../contact/server/send-inquiry-confirmation.ts";
import { alertTeam } from "./alert-team.ts";

const received = { type: "enquiry.received", reference: "ENQ-7K3M9Q" } as const;

test("our team gets the message at the company’s own address", () =>
  inTransaction(async (ctx, world) => {
    await givenDetails(ctx, aCompany());
    const message = "Do you drive to <b>Hermanus</b>?\nWe are six.";
    await sendInquiryConfirmation({ ...ctx, newReference: () => "CTS-7K3M9Q" }, anInquiry({ message, phone: "" }));
    await alertTeam(ctx, received);
    expect(world.emails).toMatchObject([
      {
        key: "new-enquiry:ENQ-7K3M9Q",
        to: "office@capetownshuttle.example",
        subject: "New enquiry ENQ-7K3M9Q: answer by Sat 21 Nov 2026, 10:00",
      },
    ]);
    const html = await render(world.emails[0]?.content);
    expect(html).toContain("&lt;b&gt;Hermanus&lt;/b&gt;");
    expect(toPlainText(html)).toContain("Phone: not given");
  }));
