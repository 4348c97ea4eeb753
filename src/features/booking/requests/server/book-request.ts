import { type PricedJourney, priceJourney } from "#domain/pricing/price-journey.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import { quoteJourney } from "#features/quotes/builder/contract.ts";
import type { Context } from "#platform/context.ts";
import { confirmSettled } from "../../money/server/confirm-settled.ts";
import { deleteItems, insertItems } from "../../server/cancel-store.ts";
import { updateTrip } from "../../server/change-store.ts";
import { askForVehicle } from "../../server/confirm-booking.ts";
import { journeyOf } from "../../server/keep-vehicles.ts";
import { pricedColumns } from "../../server/map-journey.ts";
import { moveBooking } from "../../server/move-booking.ts";
import type { BookingChanges, BookingRow } from "../../server/move-store.ts";
import { replanTrips } from "../../server/replan-trips.ts";
import { findSellingFacts, type SellingFacts } from "../../server/selling-views.ts";
import { depositOf, itemRows, policyOf, vatOf } from "../../server/write-booking.ts";
import type { AcceptedQuote } from "./quote-views.ts";
import { agreedPrice, journeyFrom, payBy } from "./translate-quote.ts";

/** A request whose quote was accepted becomes what was agreed: the quote's journey, its price, and a time to pay. */
export async function bookRequest(ctx: Context, booking: BookingRow, quote: AcceptedQuote): Promise<void> {
  const reason = `quote ${quote.number} accepted`;
  if (booking.state === "requested") await moveBooking(ctx, { id: booking.id, to: "quoted", reason });
  else if (booking.state !== "quoted") return;
  const told = quoteJourney.safeParse(quote.journey);
  const journey = (told.success ? journeyFrom(told.data) : null) ?? journeyOf(booking);
  const facts = await findSellingFacts(ctx.db, { day: localDateOf(journey.pickupAt) });
  const priced = agreedPrice(priceJourney(journey, facts.tariff, booking.createdAt), quote);

  const flightNumber = (told.success && told.data.flight_number) || booking.flightNumber;
  const specialRequirements = (told.success && told.data.special_requirements) || booking.specialRequirements;
  const changes = {
    ...pricedColumns(priced),
    ...agreedTerms(ctx, { priced, quote, facts }),
    flightNumber,
    specialRequirements,
    optionTitle: quote.option.title,
    holdUntil: payBy(ctx.now, facts.settings, journey.pickupAt),
  };
  const moved = await moveBooking(ctx, { id: booking.id, to: "awaiting_payment", reason, changes });
  if (!moved.ok) return;
  await writeItems(ctx, booking.id, priced);
  const legs = planTrips(priced);
  const planned = await replanTrips(ctx, moved.value, priced, legs);
  for (const { leg } of legs) await updateTrip(ctx.db, booking.id, leg, { flightNumber });

  if (!planned.ok) await askForVehicle(ctx, moved.value);
  await ctx.emit({ type: "booking.created", reference: booking.reference });
  await confirmSettled(ctx, moved.value);
}

type Agreed = { readonly priced: PricedJourney; readonly quote: AcceptedQuote; readonly facts: SellingFacts };

const agreedTerms = (ctx: Context, { priced: { price, journey }, quote, facts: { settings } }: Agreed) =>
  ({
    totalCents: price.total,
    vatCents: vatOf(ctx, { service: journey.service, total: price.total, lines: price.lines }, settings),
    depositCents: depositOf(price.total, settings, quote.depositShare),
    policy: policyOf(settings),
    termsVersion: settings.policies.termsVersion,
  }) satisfies BookingChanges;

async function writeItems(ctx: Context, bookingId: string, { price }: PricedJourney): Promise<void> {
  await deleteItems(ctx.db, bookingId);
  await insertItems(
    ctx.db,
    itemRows(ctx, price.lines).map((item) => ({ ...item, bookingId })),
  );
}
