import { fittedSizes } from "#domain/booking/child-seats.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { cents } from "#domain/money/money.ts";
import type { TaxOnDay } from "#domain/money/vat.ts";
import { type Journey, planned } from "#domain/pricing/journey-price.ts";
import { type PromoTerms, promoCodeOf, promoLineText } from "#domain/pricing/promo-code.ts";
import { lineAmount, type QuotedLine, sumOption } from "#domain/quote/quote-sum.ts";
import { firstPickupOf, timesOf } from "#domain/quote/quote-times.ts";
import { daysOfService } from "#domain/stay/service-days.ts";
import { type LocalDate, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import {
  type DraftLine,
  type DraftOption,
  type QuoteDraft,
  type QuoteJourney,
  quoteDraft,
  quoteJourney,
} from "../draft-contract.ts";
import type { OptionRow, QuoteRow } from "./quote-store.ts";

/** The stored trip. Fields in an older format count as missing. */
export function journeyOf(row: Pick<QuoteRow, "journey">): QuoteJourney {
  const read = quoteJourney.safeParse(row.journey);
  return read.success ? read.data : quoteJourney.parse({ service_type: "custom" });
}

/** An option’s trip: its own, or the quote's. */
export const journeyOfOption = (quote: Pick<QuoteRow, "journey">, option: Pick<OptionRow, "journey">): QuoteJourney =>
  journeyOf({ journey: option.journey ?? quote.journey });

/** The earliest pickup of all options; null without a date. */
export function firstPickup(
  quote: Pick<QuoteRow, "journey">,
  options: readonly Pick<OptionRow, "journey">[],
): Date | null {
  const trips = options.length === 0 ? [journeyOf(quote)] : options.map((option) => journeyOfOption(quote, option));
  return firstPickupOf(trips);
}

/** The trip for pricing; null without a date. */
export function journeyToPrice(journey: QuoteJourney): Journey | null {
  const { pickupAt, returnAt } = timesOf(journey);
  if (pickupAt === null) return null;
  return {
    service: journey.service_type,
    offer: journey.offer,
    pickupLocation: journey.pickup_location,
    destination: journey.destination,
    pickupAt,
    returnAt,
    passengers: journey.passengers,
    bags: journey.bags,
    vehicleClass: journey.vehicle_class,
    childSeats: journey.child_seats,
    childSeatSizes: fittedSizes(journey.child_seat_sizes, journey.child_seats),
    extraStops: journey.extra_stops,
    hireUnit: journey.hire_unit,
    hireHours: journey.hire_hours,
    packageDays: journey.package_days,
  };
}

/** The number of days; one without a date. */
export function daysOfQuoted(journey: QuoteJourney, catalogue: Catalogue): number {
  const toPrice = journeyToPrice(journey);
  return toPrice ? daysOfService(planned(toPrice, catalogue)) : 1;
}

/** A quote as our team edits it. */
export const draftOf = (row: QuoteRow, options: readonly OptionRow[]): QuoteDraft =>
  toWire(quoteDraft, row, {
    journey: journeyOf(row),
    options: options.map((option) => ({
      letter: option.letter,
      title: option.title,
      description: option.description,
      journey: option.journey && journeyOf({ journey: option.journey }),
      lines: option.lines.map(({ amount_cents: _, ...line }) => line),
      discount_cents: option.discountCents,
      cost_cents: option.costCents,
      promo_code: option.promoCode,
      promo: shownPromo(option),
    })),
  });

/** Its promo code’s line; null without one, and while the code can’t be used. */
export const shownPromo = ({ promo, promoCents }: Pick<OptionRow, "promo" | "promoCents">) =>
  promo && promoCents > 0 ? { text: promoLineText(promo), discount_cents: promoCents } : null;

/** A draft as columns. */
export const columnsOf = (draft: QuoteDraft) => ({
  customerName: draft.customer_name,
  customerEmail: draft.customer_email,
  customerPhone: draft.customer_phone,
  journey: { ...draft.journey },
  title: draft.title,
  message: draft.message,
  inclusions: draft.inclusions,
  exclusions: draft.exclusions,
  paymentTerms: draft.payment_terms,
  internalNote: draft.internal_note,
  depositShare: draft.deposit_share,
  restDueHours: draft.rest_due_hours,
  keepsVehicle: draft.keeps_vehicle,
  validUntil: new Date(draft.valid_until),
});

/** A promo code as an option keeps it, by the option’s letter. */
export type KeptPromo = { readonly terms: PromoTerms; readonly discountCents: number };
type KeptPromos = Readonly<Partial<Record<DraftOption["letter"], KeptPromo>>>;

/** Options as rows, with totals computed here, because a browser’s totals are not trusted. */
export const optionRows = (
  ctx: Context,
  quoteId: string,
  options: readonly DraftOption[],
  promos: KeptPromos,
): OptionRow[] =>
  options.map((option) => {
    const kept = promos[option.letter];
    const promoCents = kept?.discountCents ?? 0;
    const { total, discount } = sumOf({ ...option, promo_cents: promoCents }, untaxed);
    return {
      id: ctx.newId(),
      quoteId,
      letter: option.letter,
      title: option.title,
      description: option.description,
      journey: option.journey && { ...option.journey },
      lines: option.lines.map((line) => ({
        ...line,
        amount_cents: lineAmount({ quantity: line.quantity, unit: cents(line.unit_cents) }),
      })),
      totalCents: Math.max(0, total),
      discountCents: discount,
      costCents: option.cost_cents,
      promoCode: promoCodeOf(option.promo_code),
      promo: kept?.terms ?? null,
      promoCents,
    };
  });

type Taxed = { readonly tax: TaxOnDay; readonly isTour: boolean };

/** For uses without VAT. */
export const untaxed: Taxed = { tax: { isVendor: false, splitsTours: true, rate: 0 }, isTour: false };

type Summed = Pick<DraftOption, "discount_cents" | "cost_cents"> & {
  readonly lines: readonly DraftLine[];
  readonly promo_cents: number;
};

const sumOf = ({ lines, discount_cents, promo_cents, cost_cents }: Summed, taxed: Taxed) =>
  sumOption({
    lines: quotedLines(lines),
    discount: cents(discount_cents),
    promo: cents(promo_cents),
    cost: cents(cost_cents),
    ...taxed,
  });

export const quotedLines = (lines: readonly Omit<DraftLine, "text">[]): QuotedLine[] =>
  lines.map(({ quantity, unit_cents, vat_code, beside }) => ({
    quantity,
    unit: cents(unit_cents),
    vat: vat_code,
    beside,
  }));

type SummedRow = Pick<OptionRow, "lines" | "discountCents" | "promoCents" | "costCents">;

export const sumOfRow = ({ lines, discountCents, promoCents, costCents }: SummedRow, taxed: Taxed) =>
  sumOf({ lines, discount_cents: discountCents, promo_cents: promoCents, cost_cents: costCents }, taxed);

/** An option’s tax, by its trip. */
export const taxedAs = (
  tax: TaxOnDay,
  quote: Pick<QuoteRow, "journey">,
  option: Pick<OptionRow, "journey">,
): Taxed => ({ tax, isTour: journeyOfOption(quote, option).service_type === "day_tour" });

/** The day whose tariff applies. */
export const dayOfTariff = (journey: QuoteJourney): LocalDate | null =>
  journey.pickup_date === null ? null : localDate(journey.pickup_date);
