import type { EventOf } from "#domain/events.ts";
import { apportion } from "#domain/invoice/invoice-document.ts";
import { cents } from "#domain/money/money.ts";
import { chargeFor } from "#domain/payment/booking-balance.ts";
import { type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type BilledBooking, findBilledBooking, findOwnInvoices } from "../../server/booking-views.ts";
import { billingOf, isBilledByMonth, isCarried } from "../../server/describe-billing.ts";
import { issueCreditNote } from "../../server/issue-credit-note.ts";
import { issueInvoice } from "../../server/issue-invoice.ts";
import { shareMoney } from "../../server/share-money.ts";
import { type InvoiceRow, lockBilling, lockInvoice, updateInvoice } from "../../server/store.ts";
import { creditBeyond } from "./credit-beyond.ts";

/**
 * An issued invoice never changes: if its booking’s price did, it is credited and reissued at the new price. Payments
 * count on the new one.
 */
export async function billChange(ctx: Context, event: EventOf<"booking.changed">): Promise<void> {
  const booking = await findBilledBooking(ctx.db, event.reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  const owed = chargeFor(booking) ?? 0;
  const reason = `Booking ${booking.reference} changed`;
  if (await isBilledByMonth(ctx, booking)) {
    // The difference is on the next monthly invoice.
    await creditBeyond(ctx, booking, { owed, reason, isNotified: false });
    return;
  }
  const own = await findOwnInvoices(ctx.db, booking.id);
  const standing = own.filter(({ state }) => state !== "credited" && state !== "written_off");
  const last = standing.at(-1);
  // Not billed yet: the first invoice will have the new price.
  if (!last || billedOn(own) === owed) return;

  for (const { id } of standing) await creditWhole(ctx, booking, { id, reason });
  const left = owed - billedOn(await findOwnInvoices(ctx.db, booking.id));
  if (left > 0) await issueAnother(ctx, booking, { last, left });
  await shareMoney(ctx, booking.id);
}

const billedOn = (invoices: readonly InvoiceRow[]) =>
  invoices.reduce((sum, { totalCents, creditedCents }) => sum + totalCents - creditedCents, 0);

async function creditWhole(ctx: Context, booking: BilledBooking, { id, reason }: { id: string; reason: string }) {
  const invoice = await lockInvoice(ctx.db, id);
  const left = invoice ? invoice.totalCents - invoice.creditedCents : 0;
  if (!invoice || left <= 0) return;
  await issueCreditNote(ctx, { invoice, amount: cents(left), reason, isCarried: isCarriedBy(booking, invoice) });
}

type Another = { readonly last: InvoiceRow; readonly left: number };

/** Issued to the same buyer as the last one, and due no sooner. */
async function issueAnother(ctx: Context, booking: BilledBooking, { last, left }: Another): Promise<void> {
  const agreed = await billingOf(ctx, booking);
  const isAll = left === chargeFor(booking);
  // A written-off part is not billed again.
  const lines = isAll
    ? agreed.lines
    : apportion(
        cents(left),
        agreed.lines.map(({ vatCode, serviceOn, tripId = null, unit, quantity }) => ({
          vatCode,
          serviceOn,
          tripId,
          gross: cents(unit * quantity),
        })),
        { text: `Booking ${booking.reference}`, serviceOn: localDateOf(booking.pickupAt) },
      );
  const row = await issueInvoice(ctx, {
    ...agreed,
    lines,
    buyer: { ...last.buyer, name: last.buyerName, email: last.buyerEmail },
    isCarried: isCarriedBy(booking, last),
    dueOn: later(localDate(last.dueOn), localDateOf(ctx.now)),
  });
  await updateInvoice(ctx.db, row.id, { isChased: last.isChased, promisedOn: last.promisedOn });
}

const isCarriedBy = (booking: BilledBooking, { buyerEmail }: InvoiceRow) => isCarried(booking, { email: buyerEmail });

const later = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);
