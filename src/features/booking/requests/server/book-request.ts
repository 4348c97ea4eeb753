import { changeBetween } from "#domain/booking/booking-change.ts";
import { bookingFacts } from "#domain/booking/booking-facts.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { priceJourney } from "#domain/pricing/journey-price.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { quoteJourney } from "#features/quotes/builder/contract.ts";
import type { Context } from "#platform/context.ts";
import { confirmSettled } from "../../money/server/confirm-settled.ts";
import { applyWithMove } from "../../server/apply-change.ts";
import { journeyColumns, journeyOf } from "../../server/map-journey.ts";
import { moveBooking } from "../../server/move-booking.ts";
import type { BookingChanges, BookingRow } from "../../server/move-store.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import { depositOf, policyOf } from "../../server/write-booking.ts";
import type { AcceptedQuote } from "./quote-views.ts";
import { agreedPrice, journeyFrom, payBy } from "./translate-quote.ts";

/** A request whose quote was accepted becomes what was agreed: the quote's journey, its price, and a time to pay. */
export async function bookRequest(ctx: Context, booking: BookingRow, quote: AcceptedQuote): Promise<void> {
  const reason = `quote ${quote.number} accepted`;
  if (booking.state === "requested") await moveBooking(ctx, { id: booking.id, to: "quoted", reason });
  else if (booking.state !== "quoted") return;
  const details = quoteJourney.safeParse(quote.journey);
  const journey = (details.success ? journeyFrom(details.data) : null) ?? journeyOf(booking);
  const { tariff, settings } = await findSellingFacts(ctx.db, { day: localDateOf(journey.pickupAt) });
  const priced = agreedPrice(priceJourney(journey, tariff, booking.createdAt), quote);
  const change = changeBetween(booking, {
    ...journeyColumns(priced),
    ...(details.success && bookingFacts.givenOver(booking, details.data)),
  });
  const agreed = { change, priced, settings, totalCents: priced.price.total };
  const terms = {
    ...agreedTerms(quote, settings),
    optionTitle: quote.option.title,
    holdUntil: payBy(ctx.now, settings, journey.pickupAt),
  };
  const moved = await applyWithMove(ctx, booking, { ...agreed, terms }, { to: "awaiting_payment", reason });
  await ctx.emit({ type: "booking.created", reference: booking.reference });
  await confirmSettled(ctx, moved);
}

const agreedTerms = ({ option, depositShare }: AcceptedQuote, settings: CompanySettings) =>
  ({
    depositCents: depositOf(option.totalCents, settings, depositShare),
    policy: policyOf(settings),
    termsVersion: settings.policies.termsVersion,
  }) satisfies BookingChanges;
