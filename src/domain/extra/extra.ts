import type { Cents } from "../money/money.ts";

/** The kinds of extras. A person must be there: dispatch names one for the trip. */
export const extraKinds = ["person", "entrance", "meal", "seat", "equipment", "other"] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** One of it is charged for the whole booking, each person who takes it, each day or each trip. */
export const extraBases = ["booking", "person", "day", "trip"] as const;
export type ExtraBasis = (typeof extraBases)[number];

export const extraVatCodes = ["STD15", "EX12G", "ZERO", "OOS"] as const;
export type ExtraVatCode = (typeof extraVatCodes)[number];

export const extraStates = ["on_sale", "paused", "ended"] as const;
export type ExtraState = (typeof extraStates)[number];

export type ExtraWords = { readonly name: string; readonly description: string };

/** Something we sell beside a trip. */
export type Extra = ExtraWords & {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly per: ExtraBasis;
  readonly priceCents: Cents;
  readonly vatCode: ExtraVatCode;
  /** The services by their keys (`serviceKey`), tours and vehicle classes it is offered for; empty for all. */
  readonly services: readonly string[];
  readonly offers: readonly string[];
  readonly vehicleClasses: readonly string[];
  /** Of one booking. */
  readonly most: number;
  /** How many there are at a time; null if we can always get another. */
  readonly stock: number | null;
  readonly noticeHours: number;
  /** Our team confirms it, so the booking is on request. */
  readonly needsApproval: boolean;
};

/** The choice in a form: which, and how many. */
export type ChosenExtra = { readonly id: string; readonly quantity: number };

/** An extra as it was sold. Whatever becomes of the record, the booking keeps this. */
export type SoldExtra = ChosenExtra & {
  readonly name: string;
  readonly kind: ExtraKind;
  readonly per: ExtraBasis;
  readonly unitCents: Cents;
  readonly vatCode: ExtraVatCode;
  readonly needsApproval: boolean;
};

/** “3 × Wine tasting” */
export const extraText = ({ name, quantity }: Pick<SoldExtra, "name" | "quantity">): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;

export const extrasText = (extras: readonly Pick<SoldExtra, "name" | "quantity">[]): string =>
  extras.map(extraText).join(", ");

/** How many guides a booking was sold. */
export const peopleSold = (extras: readonly Pick<SoldExtra, "kind" | "quantity">[]): number =>
  extras.reduce((sum, { kind, quantity }) => sum + (kind === "person" ? quantity : 0), 0);
