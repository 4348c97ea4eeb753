import type { Prefixes } from "#domain/booking/reference-prefix.ts";
import { bookingsNamedIn } from "#domain/payment/named-in-line.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { bookingNamedIn } from "#domain/payment/transfer-reference.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { findAttempts, findBookingById, findPrefixes } from "../../server/views.ts";
import { type OpenedProof, type SeenLine, seenLine } from "../contract.ts";
import { describeProof } from "./describe-proof.ts";
import { findLinesLike, findOpenedProof, findSameFile } from "./views.ts";

/** Shows one proof of payment with everything needed to decide. */
export async function transferProof(ctx: Context, { id }: { id: string }): Promise<Result<OpenedProof, "not_found">> {
  const openedProof = await findOpenedProof(ctx.db, id);
  if (!openedProof) return refuse("not_found");
  const { proof, payment, file } = openedProof;
  const [booking, attempts, same] = await Promise.all([
    findBookingById(ctx.db, openedProof.bookingId),
    findAttempts(ctx.db, openedProof.bookingId),
    findSameFile(ctx.db, proof),
  ]);
  const prefixes = await findPrefixes(ctx.db);
  const since = addDays(localDateOf(payment.createdAt), -3);
  const amounts = [proof.claimedCents, payment.amountCents].filter((one) => one !== null);
  const lines = await findLinesLike(ctx.db, { paymentId: payment.id, reference: booking.reference, amounts, since });
  return accept({
    ...describeProof(openedProof),
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
      status: openedProof.bookingStatus,
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
    is_reference_right: bookingNamedIn(payment.transferReference ?? "", prefixes) === booking.reference,
    same_file: same.map(({ reference, state, sentAt }) => ({
      booking_reference: reference,
      state,
      sent_at: sentAt.toISOString(),
    })),
    bank_lines: seenLines(lines, { reference: booking.reference, prefixes }),
  });
}

type Named = { readonly reference: string; readonly prefixes: Prefixes };

/** A matched line counts; a line that names another booking is left out. */
function seenLines(lines: Awaited<ReturnType<typeof findLinesLike>>, { reference, prefixes }: Named): SeenLine[] {
  const tied = lines.filter(({ isTied }) => isTied);
  const shown = tied.length > 0 ? tied : lines;
  return shown
    .map(({ line, isTied }) => ({ line, isTied, named: bookingNamedIn(line.description, prefixes) }))
    .filter(({ named }) => named === undefined || named === reference)
    .map(({ line, isTied }) =>
      toWire(
        seenLine,
        { ...line, isTied },
        {
          names_booking: bookingsNamedIn(line.description, prefixes).some(
            (one) => one.isSure && one.reference === reference,
          ),
        },
      ),
    );
}
