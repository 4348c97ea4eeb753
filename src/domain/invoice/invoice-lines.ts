import { add, type Cents, cents, shareOf, subtract } from "../money/money.ts";
import { type ChargedLine, type TaxOnDay, taxedLines } from "../money/vat.ts";
import { unitsOf } from "../pricing/line-text.ts";
import type { VatCode } from "../pricing/price-request.ts";
import { startingTariff } from "../pricing/starting-tariff.ts";
import { apportion } from "./invoice-document.ts";

type BilledLeg = {
  readonly leg: number;
  readonly serviceOn: string;
  readonly price?: number | null;
  /** If it is for a single trip. */
  readonly tripId?: string | null;
};

export type BilledBooking = {
  readonly total: Cents;
  /** The supply: "Airport Transfer". */
  readonly service: string;
  /** The title of the accepted quote option; empty if there was none. */
  readonly option?: string;
  readonly isTour: boolean;
  readonly serviceOn: string;
  /** When each leg runs and as which trip; a single leg’s line carries both. */
  readonly legs?: readonly BilledLeg[];
  readonly items: readonly {
    readonly text: string;
    readonly amount: Cents;
    readonly vatCode: VatCode;
    readonly quantity?: number;
    readonly leg?: number | null;
  }[];
  /** The driving share of a tour whose price is not itemised. */
  readonly transportShare?: number;
};

/**
 * The lines of a booking's invoice. They add up to the agreed price, even if it was changed by hand. Lines of one leg
 * carry that leg’s date.
 */
export function linesOfBooking({
  total,
  service,
  option,
  isTour,
  serviceOn,
  legs = [],
  items,
  transportShare = startingTariff.tourTransportShare,
}: BilledBooking): ChargedLine[] {
  const name = option ? chosenName(service, option) : service;
  const dateOf = (leg: number | null | undefined) => legs.find((one) => one.leg === leg)?.serviceOn ?? serviceOn;
  // A booking with one leg is that leg, whatever its lines say.
  const only = legs.length === 1 ? legs[0] : undefined;
  const tripOf = (leg: number | null | undefined) => {
    const tripId = (legs.find((one) => one.leg === leg) ?? only)?.tripId;
    return tripId ? { tripId } : {};
  };
  const line = (text: string, unit: Cents, vatCode: VatCode, leg?: number | null): ChargedLine => ({
    text,
    serviceOn: dateOf(leg),
    quantity: 1,
    unit,
    vatCode,
    ...tripOf(leg),
  });
  if (items.length === 0) {
    if (!isTour) return legLines(total, legs).map(({ leg, amount }) => line(named(name, leg), amount, "EX12G", leg));
    const driving = shareOf(total, transportShare);
    if (driving === 0) return [line(name, total, "STD15")];
    return [
      line(`${name}: transport`, driving, "EX12G"),
      line(`${name}: planning and hosting`, subtract(total, driving), "STD15"),
    ].filter(({ unit }) => unit !== 0);
  }
  const isReturn = items.some(({ leg }) => leg === 2);
  const [first, ...others] = items.map(({ text, amount, vatCode, quantity, leg }) => {
    const [count, unit] = unitsOf({ quantity, amount });
    return { ...line(isReturn ? named(text, leg) : text, cents(unit), vatCode, leg), quantity: count };
  });
  const lines = first
    ? [{ ...first, text: isTour && !option ? first.text : namedBy(name, first.text) }, ...others]
    : [];
  const difference = cents(total - add(...items.map(({ amount }) => amount)));
  if (difference === 0) return lines;
  const weights = items.map(({ amount, vatCode }) => ({ gross: amount, vatCode }));
  const change = apportion(difference, weights, { text: "Agreed change of price", serviceOn });
  return [...lines, ...change.map((one) => ({ ...one, ...tripOf(null) }))];
}

/** The VAT included in a booking’s price, as an invoice issued under this tax would state it. */
export function vatOfBooking(booking: Pick<BilledBooking, "total" | "isTour" | "items">, tax: TaxOnDay): Cents {
  const lines = linesOfBooking({ ...booking, service: "", serviceOn: "" });
  return add(...taxedLines(lines, tax, booking).map(({ vat }) => vat));
}

/** Customers recognise the option’s name; the supply is added where the name doesn’t mention it. */
const chosenName = (service: string, option: string) =>
  option.toLowerCase().includes(service.toLowerCase()) ? option : `${service} (${option})`;

/** One price for both ways is shown as the price of each. */
function legLines(total: Cents, legs: NonNullable<BilledBooking["legs"]>) {
  const whole = legs.reduce((sum, { price }) => sum + (price ?? 0), 0);
  if (legs.length < 2 || whole <= 0) return [{ leg: null, amount: total }];
  let before = 0;
  return legs.map(({ leg, price }) => {
    const from = Math.round((total * before) / whole);
    before += price ?? 0;
    return { leg, amount: cents(Math.round((total * before) / whole) - from) };
  });
}

const wayNames: Readonly<Record<number, string>> = { 1: "outbound trip", 2: "return trip" };

const named = (text: string, leg: number | null | undefined) => {
  const way = leg ? wayNames[leg] : undefined;
  return way && !/return/i.test(text) ? `${text}, ${way}` : text;
};

/** "21 km, sedan" explains a price; an invoice must say what was supplied. */
const namedBy = (service: string, text: string) =>
  text.toLowerCase().startsWith(service.toLowerCase()) ? text : `${service}: ${text}`;
