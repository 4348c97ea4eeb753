import { bookingsNamedIn } from "#domain/payment/named-in-line.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { bookingNamedIn } from "#domain/payment/transfer-reference.ts";
import { type Accepted, accept, type Result, refuse } from "#domain/result.ts";
import { addDays, addHours, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { findLinesLike } from "../../bank/server/views.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { findAttempts, findBookingById } from "../../server/views.ts";
import type { ListedProof, OpenedProof, SeenLine, verificationContract } from "../contract.ts";
import { countPaymentsWaiting, type FoundProof, findListedProofs, findOpenedProof, findSameFile } from "./views.ts";

type List = typeof verificationContract.transferProofs;
type Waiting = OutputOf<typeof verificationContract.paymentsWaiting>;

/** Notices that were set aside long ago are history, not work. */
const noticesCountHours = 14 * 24;

export const paymentsWaiting = async (ctx: Context): Promise<Accepted<Waiting>> =>
  accept(await countPaymentsWaiting(ctx.db, ctx.now, addHours(ctx.now, -noticesCountHours)));

export async function transferProofs(ctx: Context, asked: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { view: asked.view, search: asked.search, after: timeKey.read(asked.after) };
  const found = await findListedProofs(ctx.db, filter, asked.size + 1);
  const { rows, next } = pageOf(found, asked.size, ({ proof }) => timeKey.write({ at: proof.createdAt, id: proof.id }));
  return accept({ proofs: rows.map(described), next });
}

const described = ({ proof, ...found }: FoundProof): ListedProof => ({
  id: proof.id,
  state: proof.state,
  booking_reference: found.reference,
  customer_name: found.customer,
  payer: proof.payer,
  claimed_cents: proof.claimedCents,
  expected_cents: found.expectedCents,
  claimed_on: proof.claimedOn,
  transfer_reference: found.transferReference,
  is_reused: found.isReused,
  is_on_statement: found.isOnStatement,
  reason: proof.reason,
  decided_by: found.decider,
  decided_at: proof.decidedAt?.toISOString() ?? null,
  created_at: proof.createdAt.toISOString(),
});

/** One proof with all that speaks for and against it. */
export async function transferProof(ctx: Context, { id }: { id: string }): Promise<Result<OpenedProof, "not_found">> {
  const found = await findOpenedProof(ctx.db, id);
  if (!found) return refuse("not_found");
  const { proof, payment, file } = found;
  const [booking, attempts, same] = await Promise.all([
    findBookingById(ctx.db, found.bookingId),
    findAttempts(ctx.db, found.bookingId),
    findSameFile(ctx.db, proof),
  ]);
  const since = addDays(localDateOf(payment.createdAt), -3);
  const amounts = [proof.claimedCents, payment.amountCents].filter((one) => one !== null);
  const lines = await findLinesLike(ctx.db, { paymentId: payment.id, reference: booking.reference, amounts, since });
  return accept({
    ...described(found),
    payment: {
      id: payment.id,
      state: payment.state,
      version: payment.version,
      amount_cents: payment.amountCents,
      is_received: isReceived(payment.state),
      created_at: payment.createdAt.toISOString(),
    },
    booking: {
      id: booking.id,
      reference: booking.reference,
      state: booking.state,
      email: booking.email,
      phone: booking.phone,
      pickup_at: booking.pickupAt.toISOString(),
      total_cents: booking.totalCents,
      open_cents: standingOf(booking, attempts, ctx.now).all,
    },
    file: {
      id: proof.fileId,
      name: file?.name ?? "",
      type: file?.type ?? "",
      size: file?.size ?? 0,
      sha256: proof.sha256,
    },
    is_reference_right: bookingNamedIn(payment.transferReference ?? "") === booking.reference,
    same_file: same.map(({ reference, state, sentAt }) => ({
      booking_reference: reference,
      state,
      sent_at: sentAt.toISOString(),
    })),
    bank_lines: seenLines(lines, booking.reference),
  });
}

export async function readProof(ctx: Context, id: string): Promise<OpenedProof | undefined> {
  const shown = await transferProof(ctx, { id });
  return shown.ok ? shown.value : undefined;
}

/** Where one is tied, it is that one; a line that names another booking is none of this one's. */
function seenLines(lines: Awaited<ReturnType<typeof findLinesLike>>, reference: string): SeenLine[] {
  const tied = lines.filter(({ isTied }) => isTied);
  const shown = tied.length > 0 ? tied : lines;
  return shown
    .map(({ line, isTied }) => ({ line, isTied, named: bookingNamedIn(line.description) }))
    .filter(({ named }) => named === undefined || named === reference)
    .map(({ line, isTied }) => ({
      id: line.id,
      booked_on: line.bookedOn,
      amount_cents: line.amountCents,
      description: line.description,
      names_booking: bookingsNamedIn(line.description).some((one) => one.isSure && one.reference === reference),
      is_tied: isTied,
    }));
}
