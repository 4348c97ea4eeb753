import type { CancellationPolicy } from "#domain/booking/cancellation.ts";
import type { CancellationRules } from "#domain/booking/cancellation-terms.ts";
import { fittedSizes } from "#domain/booking/child-seats.ts";
import { restDueAt } from "#domain/booking/deposit.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type TaxOnDay, taxOn } from "#domain/money/vat.ts";
import { isOpenQuote, type QuoteState } from "#domain/quote/quote-lifecycle.ts";
import { timesOf } from "#domain/quote/quote-times.ts";
import { quotedCancellation } from "#domain/quote/quoted-cancellation.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type QuoteStanding, type ShownJourney, type ShownOption, type ShownQuote, shownQuote } from "../contract.ts";
import type { QuoteJourney } from "../draft-contract.ts";
import { quoteToken } from "./make-token.ts";
import type { OptionRow, QuoteRow } from "./quote-store.ts";
import { daysOfQuoted, journeyOf, journeyOfOption, shownPromo, sumOfRow, taxedAs } from "./read-draft.ts";
import {
  findCompanySettings,
  findKept,
  findKeptTerms,
  findNewer,
  findOptions,
  findSold,
  findTermsInForce,
} from "./views.ts";

const standings: Readonly<Record<QuoteState, QuoteStanding>> = {
  draft: "draft",
  sent: "open",
  viewed: "open",
  accepted: "accepted",
  converted: "accepted",
  declined: "declined",
  expired: "expired",
  superseded: "superseded",
  withdrawn: "withdrawn",
};

/** The customer’s current options for a quote. The clock decides, even before the job records the expiry. */
export const standingAt = ({ state, validUntil }: Pick<QuoteRow, "state" | "validUntil">, now: Date): QuoteStanding =>
  isOpenQuote(state) && validUntil <= now ? "expired" : standings[state];

/** A quote as the customer sees it. */
export async function showQuote(ctx: Context, quote: QuoteRow, isPreview: boolean): Promise<ShownQuote> {
  const standing = standingAt(quote, ctx.now);
  const { tax, policies } = await findCompanySettings(ctx.db);
  const sold = await findSold(ctx.db);
  // An accepted quote keeps its tax.
  const taxThen = taxOn(tax, localDateOf(quote.acceptedAt ?? ctx.now));
  const options = standing === "withdrawn" ? [] : await findOptions(ctx.db, quote.id);
  // Later terms don’t apply to what was accepted.
  const kept = standing === "accepted" ? await findKeptTerms(ctx.db, quote.bookingReference) : null;
  return toWire(shownQuote, quote, {
    standing,
    vehicle_kept_until: standing === "open" ? await keptUntil(ctx, quote) : null,
    journey: shownJourney(journeyOf(quote), sold),
    options: options.map((option) => shownOption(quote, option, { tax: taxThen, sold, policies, kept })),
    shows_vat: tax.isVendor,
    deposit_share: shareDue(quote, ctx.now),
    terms_version: quote.termsVersion ?? (await findTermsInForce(ctx.db, ctx.now)),
    cancellation_grace_minutes: (kept ?? policies).graceMinutes,
    booking: standing === "accepted" ? bookingOf(ctx, quote) : null,
    newer_token: standing === "superseded" ? await newerToken(ctx, quote) : null,
    is_preview: isPreview,
  });
}

/** The full price is due once the rest would be. */
function shareDue(quote: QuoteRow, now: Date): number {
  const { pickupAt } = timesOf(journeyOf(quote));
  const isRestDue = pickupAt !== null && restDueAt(pickupAt, quote) <= (quote.acceptedAt ?? now);
  return isRestDue ? 1 : quote.depositShare;
}

async function keptUntil(ctx: Context, { id }: QuoteRow): Promise<string | null> {
  const { until } = await findKept(ctx.db, id, ctx.now);
  return until?.toISOString() ?? null;
}

const bookingOf = (ctx: Context, { bookingReference, state }: QuoteRow) => ({
  reference: bookingReference,
  access_code: ctx.accessCodeFor(bookingReference),
  is_ready: state === "converted",
});

async function newerToken(ctx: Context, { number, version }: QuoteRow): Promise<string | null> {
  const newer = await findNewer(ctx.db, number, version);
  return newer ? quoteToken(ctx, newer.id) : null;
}

export function shownJourney(journey: QuoteJourney, catalogue: Catalogue): ShownJourney {
  const { pickupAt, returnAt } = timesOf(journey);
  return {
    service_type: journey.service_type,
    pickup_location: journey.pickup_location,
    destination: journey.destination,
    pickup_at: pickupAt?.toISOString() ?? null,
    return_at: returnAt?.toISOString() ?? null,
    days: daysOfQuoted(journey, catalogue),
    passengers: journey.passengers,
    bags: journey.bags,
    child_seats: journey.child_seats,
    child_seat_sizes: fittedSizes(journey.child_seat_sizes, journey.child_seats),
    extra_stops: journey.extra_stops,
    flight_number: journey.flight_number,
  };
}

type Around = {
  readonly tax: TaxOnDay;
  readonly sold: Catalogue;
  readonly policies: CancellationRules;
  readonly kept: CancellationPolicy | null;
};

function shownOption(quote: QuoteRow, option: OptionRow, { tax, sold, policies, kept }: Around): ShownOption {
  const cancelling = kept ?? quotedCancellation(policies, journeyOfOption(quote, option), sold.classes);
  const { subtotal, discount, total, vat } = sumOfRow(option, taxedAs(tax, quote, option));
  return {
    letter: option.letter,
    title: option.title,
    description: option.description,
    journey: option.journey && shownJourney(journeyOf({ journey: option.journey }), sold),
    lines: option.lines.map(({ beside: _, ...line }) => line),
    subtotal_cents: subtotal,
    discount_cents: discount,
    promo: shownPromo(option),
    total_cents: total,
    vat_cents: vat,
    free_cancellation_hours: cancelling.freeHours,
    late_cancellation_share: cancelling.lateShare,
    no_show_share: cancelling.noShowShare,
  };
}
