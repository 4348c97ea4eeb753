import { cents } from "#domain/money/money.ts";
import type { ChargedLine } from "#domain/money/vat.ts";
import { chargeFor } from "#domain/payment/booking-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import { type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import {
  type BilledBooking,
  findBilledBooking,
  findOwnInvoices,
  findSettings,
  hasDraft,
} from "../../server/booking-views.ts";
import { billingOf, isBilledByMonth } from "../../server/describe-billing.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { type Billing, insertDraftInvoice } from "../../server/issue-invoice.ts";
import { lockBilling } from "../../server/store.ts";
import type { invoiceDraftsContract } from "../drafts-contract.ts";

type Draft = ParsedOf<typeof invoiceDraftsContract.draftInvoice>;

/** Starts an invoice: for a booking as agreed, or with our team’s own lines. */
export async function draftInvoice(ctx: Context, draft: Draft) {
  const reference = draft.booking_reference.toUpperCase();
  const booking = reference ? await findBilledBooking(ctx.db, reference) : undefined;
  if (reference && !booking) return refuse("no_such_booking");
  const lines = draft.lines.map((line) => chargedLine(line, booking, ctx.now));
  const sum = lines.reduce((so, { unit, quantity }) => so + unit * quantity, 0);
  const isOwnLines = lines.length > 0;
  if (isOwnLines ? sum <= 0 : !booking || !chargeFor(booking)) return refuse("nothing_to_bill");
  if (booking) {
    await lockBilling(ctx.db, booking.id);
    if (!isOwnLines && (await isBilled(ctx, booking))) return refuse("already_billed");
  }
  const base = booking ? await billingOf(ctx, booking, isOwnLines ? lines : undefined) : await freeBilling(ctx, lines);
  const buyer = buyerFrom(draft, base.buyer);
  if (!buyer.name || !buyer.email) return refuse("nothing_to_bill");
  const billing: Billing = {
    ...base,
    buyer,
    isSupplement: isOwnLines && booking !== undefined,
    note: draft.note,
    ...dueFrom(draft.due_on),
  };
  const row = await insertDraftInvoice(ctx, billing);
  await recordAudit(ctx, {
    action: "invoice.drafted",
    subject: { kind: "invoice", id: row.id },
    details: { booking: reference || null, totalCents: row.totalCents },
  });
  return accept(movedInvoice(row));
}

const chargedLine = (line: Draft["lines"][number], booking: BilledBooking | undefined, now: Date): ChargedLine => ({
  text: line.text,
  quantity: line.quantity,
  unit: cents(line.unit_cents),
  vatCode: line.vat_code,
  serviceOn: localDateOf(booking?.pickupAt ?? now),
});

async function isBilled(ctx: Context, booking: BilledBooking): Promise<boolean> {
  const { id } = booking;
  const billed = await findOwnInvoices(ctx.db, id);
  if (await isBilledByMonth(ctx, booking)) return true;
  return billed.some(({ state }) => state !== "credited") || (await hasDraft(ctx.db, id));
}

async function freeBilling(ctx: Context, lines: readonly ChargedLine[]): Promise<Billing> {
  return {
    settings: await findSettings(ctx.db),
    buyer: { name: "", email: "" },
    lines,
    isTour: false,
    bookingId: null,
    organisationId: null,
    isAccount: false,
  };
}

/** Our team’s entries override the booking’s. */
const buyerFrom = (draft: Draft, known: Billing["buyer"]): Billing["buyer"] => ({
  ...known,
  name: draft.buyer_name || known.name,
  email: draft.buyer_email || known.email,
  ...(draft.buyer_address && { address: draft.buyer_address }),
  ...(draft.buyer_vat_number && { vatNumber: draft.buyer_vat_number }),
});

const dueFrom = (day: string | undefined): { dueOn?: LocalDate } => (day ? { dueOn: localDate(day) } : {});
