import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payItems } from "#db/schema/pay.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anInvoiceFrom, aProviderWithTrips } from "#testing/builders/money/a-provider-with-trips.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { providerInvoices } from "./provider-invoices.ts";
import { recordProviderInvoice } from "./record-provider-invoice.ts";

test("agreed prices are current: a correction after the invoice shows", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    await recordProviderInvoice(team, anInvoiceFrom(await aProviderWithTrips(ctx)));
    const trip = (await providerInvoices(team)).value.invoices[0]?.trips[0];
    await ctx.db
      .update(payItems)
      .set({ amountCents: 75_000 })
      .where(eq(payItems.id, trip?.id ?? ""));
    expect((await providerInvoices(team)).value.invoices).toMatchObject([
      { amount_cents: 120_000, agreed_cents: 125_000 },
    ]);
  }));

test("providers without invoices are listed too", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    expect((await providerInvoices(team)).value).toEqual({ invoices: [], providers: [] });
  }));
