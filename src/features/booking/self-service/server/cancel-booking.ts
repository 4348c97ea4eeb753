import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles } from "#platform/files/storage.ts";
import { cancelLegs, priceCancellation } from "../../server/cancel-legs.ts";
import { insertDocument } from "../../server/cancel-store.ts";
import { type BookingRow, lockBooking } from "../../server/move-store.ts";
import type { selfServiceContract } from "../contract.ts";
import { cancelInput, offerCancellation } from "./offer-cancellation.ts";
import { openBooking } from "./open-booking.ts";

/** Cancels at the fee that was shown. If it has changed meanwhile, the customer is asked again. */
export async function cancelBooking(ctx: Context, request: ParsedOf<typeof selfServiceContract.cancelBooking>) {
  const opened = await openBooking(ctx, { reference: request.reference, code: request.code ?? null });
  if (!opened.ok) return opened;
  const booking = await lockBooking(ctx.db, opened.value.id);
  if (!booking) return refuse("not_found");

  const input = cancelInput(request);
  const priced = await priceCancellation(ctx, booking, input);
  if (!priced.ok) return priced;
  const offer = await offerCancellation(ctx, booking, priced.value, request.reason);
  if (offer.fee_cents !== request.expected_fee_cents) return refuse("fee_changed", { offer });
  if (offer.needs_document && !request.document) return refuse("document_needed");

  const document = await keepDocument(ctx, booking, request.document);
  if (!document.ok) return document;
  const cancelled = await cancelLegs(ctx, booking, { ...input, documentId: document.value });
  if (!cancelled.ok) return cancelled;
  const { isWhole, fee, refund, claimed } = cancelled.value;
  return accept({ is_whole: isWhole, fee_cents: fee, refund_cents: refund, claimed_cents: claimed });
}

type Sent = { readonly file_id: string; readonly claim: string } | null;

/** A certificate reveals someone's health: only those who decide on the money may read it. */
async function keepDocument(
  ctx: Context,
  booking: BookingRow,
  sent: Sent,
): Promise<Result<string | null, "document_unknown">> {
  if (!sent) return accept(null);
  const claims = [{ id: sent.file_id, claim: sent.claim }];
  const claimed = await claimFiles(ctx.db, claims, { kind: "booking_waiver", id: booking.id });
  if (!claimed) return refuse("document_unknown");
  await insertDocument(ctx.db, {
    id: ctx.newId(),
    bookingId: booking.id,
    fileId: sent.file_id,
    kind: "waiver",
    addedBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  return accept(sent.file_id);
}
