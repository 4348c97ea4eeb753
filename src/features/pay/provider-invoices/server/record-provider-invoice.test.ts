import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anInvoiceFrom, aProviderWithTrips } from "#testing/builders/money/a-provider-with-trips.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { providerInvoices } from "./provider-invoices.ts";
import { recordProviderInvoice } from "./record-provider-invoice.ts";

test("an invoice is shown with the trips in its period and their agreed prices", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const provider = await aProviderWithTrips(ctx);
    const input = { ...anInvoiceFrom(provider), amount_cents: 125_000 };
    expect(await recordProviderInvoice(team, input)).toMatchObject({ value: { trips: 2, agreed_cents: 120_000 } });
    const { invoices, providers } = (await providerInvoices(team)).value;
    expect(invoices).toMatchObject([
      {
        provider: "Table Bay Drivers",
        number: "TB-17",
        amount_cents: 125_000,
        agreed_cents: 120_000,
        trips: [{ agreed_cents: 70_000 }, { agreed_cents: 50_000 }],
      },
    ]);
    expect(providers).toMatchObject([{ uninvoiced_trips: 1, uninvoiced_cents: 60_000 }]);
  }));

test("the same number is recorded once, and a trip is on one invoice", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const invoiceFrom = anInvoiceFrom(await aProviderWithTrips(ctx));
    await recordProviderInvoice(team, invoiceFrom);
    expect(await recordProviderInvoice(team, invoiceFrom)).toMatchObject({ reason: "number_known" });
    expect(await recordProviderInvoice(team, { ...invoiceFrom, number: "TB-18" })).toMatchObject({
      reason: "no_trips",
    });
    const unknown = { ...invoiceFrom, number: "TB-19", provider_id: newId() };
    expect(await recordProviderInvoice(team, unknown)).toMatchObject({ reason: "not_found" });
  }));

test("a provider whose invoice differs from the agreement gets an email; a correct one does not", () =>
  inTransaction(async (ctx, world) => {
    const team = await asTeam(ctx, "admin");
    const provider = await aProviderWithTrips(ctx);
    const invoiceFrom = anInvoiceFrom(provider);
    const member = await askingAs(ctx, {
      email: "accounts@tablebay.example",
      name: "Naledi",
      roles: ["driver_provider"],
    });
    await ctx.db
      .insert(organisationMembers)
      .values({ organisationId: invoiceFrom.provider_id, userId: member.userId })
      .onConflictDoNothing();
    await recordProviderInvoice(team, { ...invoiceFrom, amount_cents: 125_000 });
    const messages = world.emails.filter(({ template }) => template === "provider-invoice-differs");
    expect(messages.map(({ to }) => to)).toContain("accounts@tablebay.example");
    expect(toPlainText(await render(messages[0]?.content))).toMatch(/R50 more than we agreed/);
  }));

test("an invoice for exactly the agreed amount sends no email", () =>
  inTransaction(async (ctx, world) => {
    const team = await asTeam(ctx, "admin");
    const invoiceFrom = anInvoiceFrom(await aProviderWithTrips(ctx));
    expect(await recordProviderInvoice(team, { ...invoiceFrom, amount_cents: 120_000 })).toMatchObject({ ok: true });
    expect(world.emails).toEqual([]);
  }));
