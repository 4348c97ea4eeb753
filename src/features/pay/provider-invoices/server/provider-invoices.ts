import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { AgreedTrip, providerInvoicesContract } from "../contract.ts";
import { findInvoicedTrips, findProviderInvoices, findUninvoiced } from "./views.ts";

type List = OutputOf<typeof providerInvoicesContract.providerInvoices>;

/** Providers’ invoices next to the agreed prices. A provider is paid the agreed price, whatever it bills. */
export async function providerInvoices(ctx: Context): Promise<Accepted<List>> {
  const result = await findProviderInvoices(ctx.db);
  const driven = await findInvoicedTrips(
    ctx.db,
    result.map(({ invoice }) => invoice.id),
  );
  const providers = await findUninvoiced(ctx.db);
  return accept({
    invoices: result.map(({ invoice, provider, recordedBy }) => {
      const mine = driven.filter(({ invoiceId }) => invoiceId === invoice.id);
      return {
        id: invoice.id,
        provider,
        number: invoice.number,
        issued_on: invoice.issuedOn,
        from: invoice.firstDay,
        until: invoice.lastDay,
        amount_cents: invoice.amountCents,
        agreed_cents: mine.reduce((sum, { amountCents }) => sum + amountCents, 0),
        trips: mine.map(
          ({ id, reference, driver, earnedOn, amountCents }): AgreedTrip => ({
            id,
            reference,
            driver,
            earned_on: earnedOn,
            agreed_cents: amountCents,
          }),
        ),
        note: invoice.note,
        recorded_by: recordedBy,
      };
    }),
    providers: providers.map(({ id, name, trips, cents }) => ({
      id,
      name,
      uninvoiced_trips: trips,
      uninvoiced_cents: cents,
    })),
  });
}
