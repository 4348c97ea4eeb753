import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anInvoiceFrom, aProviderWithTrips } from "#testing/builders/money/a-provider-with-trips.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { providerInvoices } from "./provider-invoices.ts";
import { recordProviderInvoice } from "./record-provider-invoice.ts";

test("an invoice is beside the trips of its period, with what was agreed for each", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const provider = await aProviderWithTrips(ctx);
    const asked = { ...anInvoiceFrom(provider), amount_cents: 125_000 };
    expect(await recordProviderInvoice(team, asked)).toMatchObject({ value: { trips: 2, agreed_cents: 120_000 } });
    const { invoices, providers } = (await providerInvoices(team)).value;
    expect(invoices).toMatchObject([
      {
        ...{ provider: "Table Bay Drivers", number: "TB-17", amount_cents: 125_000, agreed_cents: 120_000 },
        trips: [{ agreed_cents: 70_000 }, { agreed_cents: 50_000 }],
      },
    ]);
    expect(providers).toMatchObject([{ uninvoiced_trips: 1, uninvoiced_cents: 60_000 }]);
  }));

test("the same number is recorded once, and a trip is on one invoice", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const asked = anInvoiceFrom(await aProviderWithTrips(ctx));
    await recordProviderInvoice(team, asked);
    expect(await recordProviderInvoice(team, asked)).toMatchObject({ reason: "number_known" });
    expect(await recordProviderInvoice(team, { ...asked, number: "TB-18" })).toMatchObject({ reason: "no_trips" });
    const unknown = { ...asked, number: "TB-19", provider_id: newId() };
    expect(await recordProviderInvoice(team, unknown)).toMatchObject({ reason: "not_found" });
  }));
