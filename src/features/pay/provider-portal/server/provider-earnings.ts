import { accept } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { ownedProvider } from "../../server/owned-provider.ts";
import { type ProviderEarned, providerEarned } from "../contract.ts";
import { type EarnedRow, findEarned, findSentInvoices, findStatementsPaid, findSums } from "./views.ts";

/** A provider’s earnings, invoices and payments. */
export async function providerEarnings(ctx: Context) {
  const own = await ownedProvider(ctx);
  if (!own.ok) return own;
  const since = localDate(`${localDateOf(ctx.now).slice(0, 4)}-01-01`);
  const { openCents, uninvoicedTrips, uninvoicedCents } = await findSums(ctx.db, own.value);
  const statements = await findStatementsPaid(ctx.db, own.value);
  const paid = statements.filter(({ paidOn }) => paidOn >= since);
  return accept({
    open_cents: openCents,
    paid_this_year_cents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
    uninvoiced_trips: uninvoicedTrips,
    uninvoiced_cents: uninvoicedCents,
    items: (await findEarned(ctx.db, own.value)).map(describe),
    invoices: (await findSentInvoices(ctx.db, own.value)).map(({ invoice, trips, agreedCents }) => ({
      id: invoice.id,
      number: invoice.number,
      issued_on: invoice.issuedOn,
      trips,
      agreed_cents: agreedCents,
      from: invoice.firstDay,
      until: invoice.lastDay,
      amount_cents: invoice.amountCents,
    })),
    statements: statements.map(({ paidOn, amountCents, ...one }) => ({
      ...one,
      paid_on: paidOn,
      amount_cents: amountCents,
    })),
  });
}

const describe = (earned: EarnedRow): ProviderEarned =>
  toWire(providerEarned, earned, { text: earned.lines.map(({ text }) => text).join(", "), state: stateOf(earned) });

function stateOf({ statementId, runState }: EarnedRow): ProviderEarned["state"] {
  if (statementId === null) return "open";
  return runState === "paid" ? "paid" : "on_statement";
}
