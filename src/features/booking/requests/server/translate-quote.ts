import { fittedSizes } from "#domain/booking/child-seats.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { add, cents } from "#domain/money/money.ts";
import type { Journey, PricedJourney } from "#domain/pricing/journey-price.ts";
import type { Price, PriceLine } from "#domain/pricing/price-request.ts";
import { promoLineText } from "#domain/pricing/promo-code.ts";
import { discountLines, promoLines } from "#domain/quote/quote-sum.ts";
import { addHours, momentOf } from "#domain/time/local-time.ts";
import { defaultPickupTime } from "#domain/trip/trip.ts";
import type { QuoteJourney } from "#features/quotes/draft-contract.ts";
import type { AcceptedQuote } from "./quote-views.ts";

/** The journey a quote speaks of; null while it names no day. */
export function journeyFrom(quoted: QuoteJourney): Journey | null {
  if (quoted.pickup_date === null) return null;
  const returns = quoted.return_date;
  return {
    service: quoted.service_type,
    offer: quoted.offer,
    pickupLocation: quoted.pickup_location,
    destination: quoted.destination,
    pickupAt: momentOf(quoted.pickup_date, quoted.pickup_time ?? defaultPickupTime),
    returnAt: returns === null ? null : momentOf(returns, quoted.return_time ?? defaultPickupTime),
    passengers: quoted.passengers,
    bags: quoted.bags,
    vehicleClass: quoted.vehicle_class,
    childSeats: quoted.child_seats,
    childSeatSizes: fittedSizes(quoted.child_seat_sizes, quoted.child_seats),
    extraStops: quoted.extra_stops,
    hireUnit: quoted.hire_unit,
    hireHours: quoted.hire_hours,
    packageDays: quoted.package_days,
  };
}

/** The agreed price replaces the tariff’s. */
export function agreedPrice(priced: PricedJourney, { option }: Pick<AcceptedQuote, "option">): PricedJourney {
  const lines = linesOf(option);
  const trace = lines.map(({ code, text, amount, quantity = 1 }) => ({
    step: "quote",
    rule: code,
    text,
    delta: amount,
    quantity,
  }));
  const price: Price = { ...priced.price, total: cents(option.totalCents), lines, trace };
  return { ...priced, price };
}

/** Each reduction is a line per VAT code: a discount of all lines alike, a promo code of those it takes from. */
export function linesOf({ lines, totalCents, promo, promoCents }: AcceptedQuote["option"]): PriceLine[] {
  const quoted = lines.map(({ amount_cents, vat_code, ...line }) => ({
    ...line,
    amount: cents(amount_cents),
    vat: vat_code,
  }));
  const less = add(...quoted.map(({ amount }) => amount)) - totalCents - promoCents;
  const discounts = less === 0 ? [] : discountLines(quoted, cents(less));
  return [
    ...quoted.map(({ text, quantity, amount, vat }) => ({ code: "quote", text, amount, vat, quantity })),
    ...discounts.map(({ amount, vat }) => ({ code: "discount", text: "Discount", amount, vat })),
    ...promoLines(quoted, cents(promoCents)).map(({ amount, vat }) => ({
      code: promo ? `promo:${promo.code}` : "discount",
      text: promo ? promoLineText(promo) : "Discount",
      amount,
      vat,
    })),
  ];
}

/** A day for a bank to move the money, but never beyond the pickup. */
export function payBy(now: Date, { policies }: CompanySettings, pickupAt: Date): Date {
  const usual = addHours(now, policies.holdHoursTransfer);
  return usual < pickupAt ? usual : pickupAt;
}
