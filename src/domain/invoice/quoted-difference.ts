import { formatDate, type LocalDate } from "../time/local-time.ts";

export type PriceChange = {
  readonly on: LocalDate;
  /** The changed fields by their column names; empty if only the price changed. */
  readonly fields: readonly string[];
  /** The reason given to the customer, such as waiting time; may be empty. */
  readonly text: string;
  readonly cents: number;
};

type Compared = {
  readonly quotedCents: number;
  readonly billedCents: number;
  /** Between the quote’s acceptance and the invoice. */
  readonly changes: readonly PriceChange[];
  /** Cancelled or missed: the fee is billed instead of the price. */
  readonly isFee: boolean;
};

export type DifferenceStep = { readonly text: string; readonly cents: number };

const names: Readonly<Record<string, string>> = {
  pickupAt: "pickup time",
  returnAt: "return trip",
  pickupLocation: "pickup address",
  destination: "destination",
  passengers: "passengers",
  bags: "bags",
  childSeats: "child seats",
  extraStops: "extra stops",
  vehicleClass: "vehicle",
  serviceType: "service",
  offer: "tour",
  hireUnit: "hire time",
  hireHours: "hire time",
  packageDays: "days",
};

/**
 * Why an invoice differs from the accepted quote: each price change, plus a remainder if they don’t explain all of it.
 * The steps add up to the difference; without one there are none.
 */
export function quotedDifference({ quotedCents, billedCents, changes, isFee }: Compared): DifferenceStep[] {
  const difference = billedCents - quotedCents;
  if (difference === 0) return [];
  const steps = changes.filter(({ cents }) => cents !== 0).map(stepOf);
  const rest = difference - steps.reduce((sum, { cents }) => sum + cents, 0);
  if (rest === 0) return steps;
  return [
    ...steps,
    { text: isFee ? "The fee is charged instead of the price" : "Agreed in addition to the quote", cents: rest },
  ];
}

function stepOf({ on, fields, text, cents }: PriceChange): DifferenceStep {
  const changed = [...new Set(fields.flatMap((field) => names[field] ?? []))].join(", ");
  const what = changed === "" ? text || "new price agreed" : `changed ${changed}`;
  return { text: `${formatDate(on)}: ${what}`, cents };
}
