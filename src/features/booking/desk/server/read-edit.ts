import { type Change, changeBetween, checkChange, isSmallChange } from "#domain/booking/booking-change.ts";
import { sumBesideFares } from "#domain/booking/change-plan.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { readJourney } from "#domain/booking/read-journey.ts";
import { offerOf } from "#domain/pricing/journey-price.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addressOf } from "#domain/text/caller-address.ts";
import type { TripRefusal } from "#domain/trip/trip.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findBesideFares, findLegs } from "../../server/cancel-views.ts";
import { chooseBookingExtras } from "../../server/choose-booking-extras.ts";
import { journeyColumns } from "../../server/map-journey.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { type PricedChange, priceChange } from "../../server/price-change.ts";
import { findSold } from "../../server/views.ts";
import type { bookingDeskContract } from "../contract.ts";

type EditInput = Omit<ParsedOf<typeof bookingDeskContract.previewEdit>, "id">;

/** The real differences between a booking and our team’s form, or the reason it cannot be changed. */
export async function readEdit(
  ctx: Context,
  row: BookingRow,
  input: EditInput,
): Promise<Result<Change, TripRefusal | "extra_unavailable">> {
  // Unchanged dates may be in the past; changed ones must be in the future.
  const read = readJourney(input, [row.createdAt, row.pickupAt, ctx.now].reduce(earlier));
  if (!read.ok) return read;
  const sold = await findSold(ctx.db);
  const wish = { ...read.value, offer: offerOf(read.value, sold) };
  const extras = await chooseBookingExtras(ctx, row, { wanted: input.extras, wish });
  if (!extras.ok) return extras;
  const journey = { ...wish, extras: extras.value };
  const before = { ...row, offer: offerOf({ ...journey, offer: row.offer }, sold) };
  const change = changeBetween(before, { ...journeyColumns({ journey }), ...contactOf(input) });
  const refusal = checkChange(row, change, ctx.now);
  return refusal ? refuse(refusal) : accept(change);
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

const contactOf = (input: EditInput) => ({
  firstName: input.first_name,
  lastName: input.last_name,
  email: addressOf(input),
  phone: input.phone,
  ...bookingFacts.fromWire(input),
});

export type PricedEdit = {
  readonly pricing: PricedChange;
  /** The new price; absent if the agreed price stays. */
  readonly totalCents?: number | null;
};

/** The price after an edit. An edit replaces a manual price by the tariff's. */
export async function priceEdit(ctx: Context, row: BookingRow, change: Change): Promise<PricedEdit> {
  const pricing = await priceChange(ctx, row, change);
  if (isSmallChange(change)) return { pricing };
  const tariff = pricing.priced.price.total;
  const beside = await findBesideFares(ctx.db, row.id, await findLegs(ctx.db, row.id));
  const own = tariff === null ? null : tariff + sumBesideFares(beside);
  const totalCents = row.overrideReason === null ? pricing.totalCents : own;
  // If the tariff has no price, the agreed one stays; a request has none.
  return totalCents === null && row.state !== "requested" ? { pricing } : { pricing, totalCents };
}
