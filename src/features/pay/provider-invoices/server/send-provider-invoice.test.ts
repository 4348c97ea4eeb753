import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anInvoiceFrom, aProviderAsking } from "#testing/builders/money/a-provider-with-trips.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { providerInvoices } from "./provider-invoices.ts";
import { sendProviderInvoice } from "./send-provider-invoice.ts";

test("our team sees it next to the agreed amount, with the sender’s name, and a difference is reported at once", () =>
  inTransaction(async (ctx, world) => {
    const { asking } = await aProviderAsking(ctx);
    const { provider_id: _, ...invoice } = anInvoiceFrom("");
    await sendProviderInvoice(asking, { ...invoice, amount_cents: 125_000 });
    const { invoices } = (await providerInvoices(await asTeam(ctx, "admin"))).value;
    expect(invoices).toMatchObject([{ number: "TB-17", recorded_by: "Lebo Nkosi", agreed_cents: 120_000 }]);
    expect(toPlainText(await render(world.emails[0]?.content))).toMatch(/R50 more than we agreed/);
  }));
