import { formatDate, type LocalDate } from "../time/local-time.ts";

/** The currencies in which most visitors think. We charge rand, whichever they choose. */
export const currencies = ["usd", "eur", "gbp"] as const;
export type Currency = (typeof currencies)[number];

/** Rand for one of each on a day; 0 where our team has set none. */
export type ExchangeRates = Readonly<Record<Currency, number>> & { readonly on: LocalDate | "" };

export const noRates: ExchangeRates = { on: "", usd: 0, eur: 0, gbp: 0 };

export const currencyNames: Readonly<Record<Currency, string>> = {
  usd: "US dollar",
  eur: "Euro",
  gbp: "British pound",
};
const signs: Readonly<Record<Currency, string>> = { usd: "US$", eur: "€", gbp: "£" };

/** Those that can be shown: with a rate, and the day it was true. */
export const currenciesIn = (rates: ExchangeRates): readonly Currency[] =>
  rates.on === "" ? [] : currencies.filter((currency) => rates[currency] > 0);

/** From the first amount to the last, in cents; one amount where it is no range. */
export type RandRange = readonly [from: number, to?: number];

/** "about US$ 34", "about US$ 54 to 91"; null where no rate is known. In whole units: a rate of yesterday allows no more. */
export function approximately([from, to]: RandRange, currency: Currency, rates: ExchangeRates): string | null {
  if (!currenciesIn(rates).includes(currency)) return null;
  const whole = (cents: number) =>
    String(Math.max(1, Math.round(cents / 100 / rates[currency]))).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return `about ${signs[currency]}\u00a0${whole(from)}${to === undefined ? "" : ` to ${whole(to)}`}`;
}

/** "rate of 12 Nov 2026" */
export const rateDay = ({ on }: ExchangeRates): string => (on === "" ? "" : `rate of ${formatDate(on)}`);
