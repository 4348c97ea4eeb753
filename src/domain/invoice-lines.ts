import { apportion } from "./invoice-document.ts";
import { add, type Cents, cents, shareOf, subtract } from "./money.ts";
import type { VatCode } from "./pricing/price-request.ts";
import { startingTariff } from "./pricing/starting-tariff.ts";
import type { ChargedLine } from "./vat.ts";

export type BilledBooking = {
  readonly total: Cents;
  /** What was supplied: "Airport Transfer". */
  readonly service: string;
  readonly isTour: boolean;
  readonly serviceOn: string;
  readonly items: readonly { readonly text: string; readonly amount: Cents; readonly vatCode: VatCode }[];
};

/** The lines of a booking's invoice; they add up to what was agreed, even where a person changed the price. */
export function linesOfBooking({ total, service, isTour, serviceOn, items }: BilledBooking): ChargedLine[] {
  const line = (text: string, unit: Cents, vatCode: VatCode) => ({ text, serviceOn, quantity: 1, unit, vatCode });
  if (items.length === 0) {
    if (!isTour) return [line(service, total, "EX12G")];
    const driving = shareOf(total, startingTariff.tourTransportShare);
    return [
      line(`${service}: transport`, driving, "EX12G"),
      line(`${service}: planning and hosting`, subtract(total, driving), "STD15"),
    ];
  }
  const [first, ...others] = items.map(({ text, amount, vatCode }) => line(text, amount, vatCode));
  const lines = first ? [{ ...first, text: isTour ? first.text : namedBy(service, first.text) }, ...others] : [];
  const difference = cents(total - add(...items.map(({ amount }) => amount)));
  if (difference === 0) return lines;
  const weights = items.map(({ amount, vatCode }) => ({ gross: amount, vatCode }));
  return [...lines, ...apportion(difference, weights, { text: "Agreed change of price", serviceOn })];
}

/** "21 km, sedan" says how a price came about; an invoice must say what was supplied. */
const namedBy = (service: string, text: string) =>
  text.toLowerCase().startsWith(service.toLowerCase()) ? text : `${service}: ${text}`;
