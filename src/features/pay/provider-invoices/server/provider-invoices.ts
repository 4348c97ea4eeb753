import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { agreedTrip, providerInvoice, type providerInvoicesContract } from "../contract.ts";
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
      return toWire(
        providerInvoice,
        { ...invoice, provider, recordedBy },
        {
          from: invoice.firstDay,
          until: invoice.lastDay,
          agreed_cents: mine.reduce((sum, { amountCents }) => sum + amountCents, 0),
          trips: mine.map((trip) => toWire(agreedTrip, trip, { agreed_cents: trip.amountCents })),
        },
      );
    }),
    providers: providers.map(({ id, name, trips, cents }) => ({
      id,
      name,
      uninvoiced_trips: trips,
      uninvoiced_cents: cents,
    })),
  });
}
