import { cents, formatMoney } from "../money/money.ts";
import type { ExtraBasis, ExtraKind, ExtraState } from "./extra.ts";

export const extraKindLabels: Readonly<Record<ExtraKind, string>> = {
  person: "Guide or other person",
  entrance: "Entrance",
  meal: "Meal",
  seat: "Seat",
  equipment: "Equipment",
  other: "Other",
};

export const extraBasisLabels: Readonly<Record<ExtraBasis, string>> = {
  booking: "Per booking",
  person: "Per person",
  day: "Per day",
  trip: "Per trip",
};

export const extraStateLabels: Readonly<Record<ExtraState, string>> = {
  on_sale: "On sale",
  paused: "Paused",
  ended: "Ended",
};

type Priced = { readonly price_cents: number; readonly per: ExtraBasis };

/** “R450 per person” */
export const extraPriceText = ({ price_cents, per }: Priced): string =>
  price_cents === 0 ? "Included" : `${formatMoney(cents(price_cents))} ${extraBasisLabels[per].toLowerCase()}`;

type Offered = { readonly left: number | null; readonly most: number; readonly needs_approval: boolean };

/** How many can be chosen, given how many this booking has already. */
export const mostToChoose = ({ left, most }: Offered): number => (left === null ? most : Math.min(left, most));

/** Facts to know before choosing; empty if there is nothing. */
export const extraNotice = (offered: Offered): string =>
  [leftText(offered), offered.needs_approval ? "We’ll confirm it" : ""].filter(Boolean).join(". ");

function leftText({ left, most }: Offered): string {
  if (left === 0) return "Sold out at that time";
  return left !== null && left < most ? `${left} left` : "";
}

type Listed = Priced & Offered & { readonly id: string; readonly name: string; readonly description: string };

/** The extras on offer as a list shows them. */
export const extraItems = (extras: readonly Listed[]) =>
  extras.map((extra) => ({
    id: extra.id,
    name: extra.name,
    text: extra.description,
    price: extraPriceText(extra),
    notice: extraNotice(extra),
    most: mostToChoose(extra),
  }));

type Chosen = { readonly id: string; readonly quantity: number };

export const quantitiesOf = (chosen: readonly Chosen[]): Readonly<Record<string, number>> =>
  Object.fromEntries(chosen.map(({ id, quantity }) => [id, quantity]));

/** The choice with another quantity of one of them. */
export const withQuantity = (chosen: readonly Chosen[], id: string, quantity: number): Chosen[] => [
  ...chosen.filter((one) => one.id !== id),
  ...(quantity > 0 ? [{ id, quantity }] : []),
];

/** Of a choice only what is on offer, and no more of it than can be chosen. */
export const choiceIn = (chosen: readonly Chosen[], offered: readonly Listed[]): Chosen[] =>
  chosen.flatMap(({ id, quantity }) => {
    const extra = offered.find((one) => one.id === id);
    const fitting = extra ? Math.min(quantity, mostToChoose(extra)) : 0;
    return fitting > 0 ? [{ id, quantity: fitting }] : [];
  });
