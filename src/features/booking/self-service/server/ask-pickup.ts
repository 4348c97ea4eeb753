import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { BookingChange } from "../../change-contract.ts";
import { type BookingRow, lockBooking } from "../../server/move-store.ts";
import { findBookingWithOwners } from "../../server/open-views.ts";
import { priceChange } from "../../server/price-change.ts";
import { findSold } from "../../server/views.ts";
import { offerChange } from "./offer-change.ts";
import { readChange } from "./read-change.ts";
import { requestChange } from "./request-change.ts";

/** A trip’s reference and planned start, and the requested pickup time. */
export type PickupRequest = { readonly reference: string; readonly pickupAt: Date; readonly at: Date };

/** The outcome of another pickup time by the booking’s own rules. A change awaiting an answer takes precedence. */
export type PickupOffer =
  | { readonly standing: "waiting" }
  | {
      readonly standing: "at_once" | "on_request";
      /** Null if only our team can price it. */
      readonly differenceCents: number | null;
      readonly answerDueAt: Date | null;
    };

/**
 * For someone with a trip’s link. Null if the time can no longer be changed, or the booking has changed since `since`.
 */
export async function offerPickup(ctx: Context, pickup: PickupRequest, since: Date): Promise<PickupOffer | null> {
  const booking = await findBookingWithOwners(ctx.db, pickup.reference, null);
  if (!booking) return null;
  if (booking.amendment === "proposed_by_customer") return { standing: "waiting" };
  if (booking.updatedAt > since) return null;
  const change = readChange(ctx, booking, changeOf(booking, pickup), await findSold(ctx.db));
  if (!change.ok) return null;
  const priced = await priceChange(ctx, booking, change.value);
  const offer = await offerChange(ctx, booking, change.value, priced);
  return {
    standing: offer.outcome === "applies_at_once" ? "at_once" : "on_request",
    differenceCents: offer.difference_cents,
    answerDueAt: offer.answer_due_at === null ? null : new Date(offer.answer_due_at),
  };
}

export async function requestPickup(
  ctx: Context,
  { expectedDifferenceCents, ...request }: PickupRequest & { readonly expectedDifferenceCents: number },
): Promise<Result<{ readonly isApplied: boolean }, "not_possible" | "price_changed">> {
  const bookingWithOwners = await findBookingWithOwners(ctx.db, request.reference, null);
  const booking = bookingWithOwners && (await lockBooking(ctx.db, bookingWithOwners.id));
  const change = booking && readChange(ctx, booking, changeOf(booking, request), await findSold(ctx.db));
  if (!booking || !change?.ok) return refuse("not_possible");
  const note = "Asked on the live page: the passengers are late.";
  const made = await requestChange(ctx, booking, { change: change.value, expectedDifferenceCents, note });
  if (made.ok) return accept({ isApplied: made.value.outcome === "applied" });
  return refuse(made.reason === "price_changed" ? "price_changed" : "not_possible");
}

/** A return trip is on a later date than the outbound one, so the nearer of the two is meant. */
function changeOf({ pickupAt, returnAt }: BookingRow, request: PickupRequest): BookingChange {
  const far = (moment: Date) => Math.abs(moment.getTime() - request.pickupAt.getTime());
  const [date, time] = [localDateOf(request.at), localTimeOf(request.at)];
  return returnAt && far(returnAt) < far(pickupAt)
    ? { return_date: date, return_time: time }
    : { pickup_date: date, pickup_time: time };
}
