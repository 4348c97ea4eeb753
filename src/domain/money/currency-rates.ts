import { formatDate, type LocalDate } from "../time/local-time.ts";

/** The currencies most visitors think in. We always charge rand. */
export const currencies = ["usd", "eur", "gbp"] as const;
export type Currency = (typeof currencies)[number];

/** Rand per unit on a day; 0 if our team has set none. */
export type ExchangeRates = Readonly<Record<Currency, number>> & { readonly on: LocalDate | "" };

export const noRates: ExchangeRates = { on: "", usd: 0, eur: 0, gbp: 0 };

export const currencyNames: Readonly<Record<Currency, string>> = {
  usd: "US dollar",
  eur: "Euro",
  gbp: "British pound",
};
const signs: Readonly<Record<Currency, string>> = { usd: "US$", eur: "€", gbp: "£" };

/** The currencies that can be shown: those with a rate and its date. */
export const currenciesIn = (rates: ExchangeRates): readonly Currency[] =>
  rates.on === "" ? [] : currencies.filter((currency) => rates[currency] > 0);

/** In cents; a single amount if it isn’t a range. */
export type RandRange = readonly [from: number, to?: number];

/** "about US$ 34", "about US$ 54 to 91"; null without a rate. Whole units, because yesterday’s rate allows no more. */
export function approximately([from, to]: RandRange, currency: Currency, rates: ExchangeRates): string | null {
  if (!currenciesIn(rates).includes(currency)) return null;
  const whole = (cents: number) =>
    String(Math.max(1, Math.round(cents / 100 / rates[currency]))).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return `about ${signs[currency]}\u00a0${whole(from)}${to === undefined ? "" : ` to ${whole(to)}`}`;
}

/** "rate of 12 Nov 2026" */
export const rateDay = ({ on }: ExchangeRates): string => (on === "" ? "" : `rate of ${formatDate(on)}`);
