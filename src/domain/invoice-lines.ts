import { apportion } from "./invoice-document.ts";
import { add, type Cents, cents, shareOf, subtract } from "./money.ts";
import type { VatCode } from "./pricing/price-request.ts";
import { startingTariff } from "./pricing/starting-tariff.ts";
import type { ChargedLine } from "./vat.ts";

export type BilledBooking = {
  readonly total: Cents;
  /** What was supplied: "Airport Transfer". */
  readonly service: string;
  /** The title of the quote's option that was chosen; empty where there was none. */
  readonly option?: string;
  readonly isTour: boolean;
  readonly serviceOn: string;
  readonly items: readonly { readonly text: string; readonly amount: Cents; readonly vatCode: VatCode }[];
};

/** The lines of a booking's invoice; they add up to what was agreed, even where a person changed the price. */
export function linesOfBooking({ total, service, option, isTour, serviceOn, items }: BilledBooking): ChargedLine[] {
  const name = option ? chosenName(service, option) : service;
  const line = (text: string, unit: Cents, vatCode: VatCode) => ({ text, serviceOn, quantity: 1, unit, vatCode });
  if (items.length === 0) {
    if (!isTour) return [line(name, total, "EX12G")];
    const driving = shareOf(total, startingTariff.tourTransportShare);
    return [
      line(`${name}: transport`, driving, "EX12G"),
      line(`${name}: planning and hosting`, subtract(total, driving), "STD15"),
    ];
  }
  const [first, ...others] = items.map(({ text, amount, vatCode }) => line(text, amount, vatCode));
  const lines = first
    ? [{ ...first, text: isTour && !option ? first.text : namedBy(name, first.text) }, ...others]
    : [];
  const difference = cents(total - add(...items.map(({ amount }) => amount)));
  if (difference === 0) return lines;
  const weights = items.map(({ amount, vatCode }) => ({ gross: amount, vatCode }));
  return [...lines, ...apportion(difference, weights, { text: "Agreed change of price", serviceOn })];
}

/** The customer finds the option by its name; what was supplied stands with it, where the name does not say it. */
const chosenName = (service: string, option: string) =>
  option.toLowerCase().includes(service.toLowerCase()) ? option : `${service} (${option})`;

/** "21 km, sedan" says how a price came about; an invoice must say what was supplied. */
const namedBy = (service: string, text: string) =>
  text.toLowerCase().startsWith(service.toLowerCase()) ? text : `${service}: ${text}`;
