import { refundAtMost } from "#domain/account/refund-limit.ts";
import { missingOn } from "#domain/invoice/buyer-details.ts";
import { dueAmount, overpaidAmount } from "#domain/invoice/invoice-balance.ts";
import { invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { describeInvoice } from "../../server/describe-invoice.ts";
import { findAllocations, findLines } from "../../server/document-views.ts";
import { explainDifference } from "../../server/explain-difference.ts";
import { payReferenceOf, payUrlOf } from "../../server/link-invoice.ts";
import { findListedInvoice } from "../../server/views.ts";
import { type invoiceDeskContract, openedInvoice, openedLine, openedMove, openedPayment } from "../contract.ts";
import { findCreditNotes, findMoves, findNames, findNumberOf } from "./views.ts";
import { refundOf } from "./weigh-refund.ts";
import { writeOffRefusal } from "./weigh-write-off.ts";

export async function readInvoice(ctx: Context, { id }: ParsedOf<typeof invoiceDeskContract.readInvoice>) {
  const row = await findListedInvoice(ctx.db, id);
  if (!row) return refuse("not_found");
  const lines = await findLines(ctx.db, id);
  const payments = await findAllocations(ctx.db, id);
  const credits = await findCreditNotes(ctx.db, id);
  const moves = await findMoves(ctx.db, id);
  const difference = await explainDifference(ctx, row);
  const refundable = row.bookingId ? 0 : overpaidAmount(row);
  const isOwed = dueAmount(row) > 0;
  const names = await findNames(
    ctx.db,
    payments.map(({ recordedBy }) => recordedBy),
  );
  return accept(
    toWire(openedInvoice, row, {
      ...describeInvoice(row),
      missing: missingOn(row),
      pay_url: isOwed ? payUrlOf(ctx, { invoice: row, bookingReference: row.bookingReference }) : null,
      pay_reference: isOwed ? payReferenceOf(row) : null,
      refundable_cents: refundable,
      refund_at_most_cents: refundable > 0 ? refundAtMost(await refundOf(ctx, id), refundable) : 0,
      credits_number: row.creditsId ? ((await findNumberOf(ctx.db, row.creditsId)) ?? null) : null,
      difference: difference ? describeDifference(difference) : null,
      credit_notes: credits.map((note) => ({
        id: note.id,
        number: note.number,
        total_cents: note.totalCents,
        issued_at: note.issuedAt.toISOString(),
      })),
      lines: lines.map((line) => toWire(openedLine, line)),
      payments: payments.map((payment) =>
        toWire(openedPayment, payment, { by: names.get(payment.recordedBy) ?? payment.recordedBy }),
      ),
      moves: moves.map((move) => toWire(openedMove, move, { at: move.createdAt.toISOString() })),
      possible_states: [...invoiceLifecycle.allowed(row.state)],
      against_write_off: (await writeOffRefusal(ctx, row)) ?? null,
    }),
  );
}

type Difference = NonNullable<Awaited<ReturnType<typeof explainDifference>>>;

const describeDifference = ({ quoteNumber, quotedCents, steps }: Difference) => ({
  quote_number: quoteNumber,
  quoted_cents: quotedCents,
  steps: steps.map(({ text, cents }) => ({ text, amount_cents: cents })),
});
