import { nameOfActor } from "#domain/account/roles.ts";
import type { Cancellation } from "#domain/booking/cancel-legs.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles } from "#platform/files/storage.ts";
import { cancelLegs, findWeatherOf, priceCancellation } from "../../server/cancel-legs.ts";
import { insertDocument } from "../../server/cancel-store.ts";
import { type BookingRow, lockBooking } from "../../server/move-store.ts";
import type { CancelOffer, CustomerReason, selfServiceContract } from "../contract.ts";
import { openBooking } from "./open-booking.ts";

const withDocument: readonly CustomerReason[] = ["MEDICAL_WAIVER", "DEATH_WAIVER"];

/** Tells the fee and what comes back, before anybody decides. */
export async function previewCancellation(
  ctx: Context,
  asked: ParsedOf<typeof selfServiceContract.previewCancellation>,
) {
  const opened = await openBooking(ctx, { reference: asked.reference, code: asked.code ?? null });
  if (!opened.ok) return opened;
  const weighed = await priceCancellation(ctx, opened.value, wishOf(asked));
  if (!weighed.ok) return weighed;
  return accept(await offerOf(ctx, opened.value, weighed.value, asked.reason));
}

/** Cancels at the fee that was shown. Should it have changed meanwhile, the customer is asked again. */
export async function cancelBooking(ctx: Context, asked: ParsedOf<typeof selfServiceContract.cancelBooking>) {
  const opened = await openBooking(ctx, { reference: asked.reference, code: asked.code ?? null });
  if (!opened.ok) return opened;
  const booking = await lockBooking(ctx.db, opened.value.id);
  if (!booking) return refuse("not_found");

  const wish = wishOf(asked);
  const weighed = await priceCancellation(ctx, booking, wish);
  if (!weighed.ok) return weighed;
  const offer = await offerOf(ctx, booking, weighed.value, asked.reason);
  if (offer.fee_cents !== asked.expected_fee_cents) return refuse("fee_changed", { offer });
  if (offer.needs_document && !asked.document) return refuse("document_needed");

  const document = await keepDocument(ctx, booking, asked.document);
  if (!document.ok) return document;
  const cancelled = await cancelLegs(ctx, booking, { ...wish, documentId: document.value });
  if (!cancelled.ok) return cancelled;
  const { isWhole, fee, refund, claimed } = cancelled.value;
  return accept({ is_whole: isWhole, fee_cents: fee, refund_cents: refund, claimed_cents: claimed });
}

type Asked = { readonly legs: readonly number[] | null; readonly reason: CustomerReason };

const wishOf = ({ legs, reason }: Asked) => ({ legs, code: reason, isOffice: false });

const offerOf = async (
  ctx: Context,
  booking: BookingRow,
  told: Cancellation,
  reason: CustomerReason,
): Promise<CancelOffer> => ({
  legs: told.legs.map(({ leg, pickupAt, price, fee, hoursBefore }) => ({
    leg,
    pickup_at: pickupAt.toISOString(),
    price_cents: price,
    fee_cents: fee,
    hours_before: hoursBefore,
  })),
  is_whole: told.isWhole,
  fee_cents: told.fee,
  paid_cents: booking.paidCents,
  refund_cents: told.refund,
  claimed_cents: told.claimed,
  goes_to_office: told.hasClaim,
  needs_document: told.hasClaim && withDocument.includes(reason),
  weather: (await findWeatherOf(ctx, booking, { code: reason }))
    .filter(({ leg }) => told.legs.some((cancelled) => cancelled.leg === leg))
    .map(({ day, reason: said }) => ({ day, reason: said })),
});

type Sent = { readonly file_id: string; readonly claim: string } | null;

/** A certificate tells of somebody's health: only whoever decides on the money can read it. */
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
