import { mayChange, mayChangeOutbound } from "#domain/booking/booking-change.ts";
import { extrasFor, mostOf, wishOf } from "#domain/extra/choose-extras.ts";
import type { Extra, SoldExtra } from "#domain/extra/extra.ts";
import { priceJourney } from "#domain/pricing/journey-price.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type OfferedExtra, offeredExtra } from "../journey-contract.ts";
import { journeyOf } from "./map-journey.ts";
import type { BookingRow } from "./move-store.ts";
import { findSellingFacts } from "./selling-views.ts";
import { extrasLeft } from "./take-extras.ts";

/** The extras that a booking may still get. Those it has keep the price they were sold at. */
export async function offerForBooking(ctx: Context, booking: BookingRow): Promise<OfferedExtra[]> {
  if (!mayChange(booking.state) || !mayChangeOutbound(booking, ctx.now)) return [];
  const { extras, tariff } = await findSellingFacts(ctx.db, { day: localDateOf(booking.pickupAt) });
  if (extras.length === 0 && booking.extras.length === 0) return [];
  const priced = priceJourney(journeyOf(booking), tariff, ctx.now);
  const wish = { ...wishOf(priced.journey, tariff.catalogue), vehicleClass: priced.vehicle.vehicleClass };
  const offered = extrasFor(extras, wish, ctx.now);
  const left = await extrasLeft(
    ctx,
    priced,
    offered.filter(({ stock }) => stock !== null).map(({ id }) => id),
    booking.id,
  );
  const onSale = offered.map((extra) => {
    const sold = booking.extras.find(({ id }) => id === extra.id);
    return toWire(offeredExtra, sold ? asSold(extra, sold) : extra, {
      most: Math.max(mostOf(extra, booking.passengers), sold?.quantity ?? 0),
      left: left.get(extra.id) ?? null,
    });
  });
  const kept = booking.extras.filter(({ id }) => !offered.some((one) => one.id === id));
  return [...onSale, ...kept.map(soldOnly)];
}

const asSold = (extra: Extra, { name, unitCents }: SoldExtra): Extra => ({ ...extra, name, priceCents: unitCents });

/** No longer on sale: it may be kept, or taken off. */
const soldOnly = ({ id, name, kind, per, unitCents, quantity }: SoldExtra): OfferedExtra => ({
  id,
  name,
  description: "",
  kind,
  per,
  price_cents: unitCents,
  most: quantity,
  left: null,
  needs_approval: false,
});
