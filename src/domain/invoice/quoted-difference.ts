import { formatDate, type LocalDate } from "../time/local-time.ts";

/** A change of a booking that changed its price. */
export type PriceChange = {
  readonly on: LocalDate;
  /** The changed fields of the booking, by the names they are stored under; none where only the price did. */
  readonly fields: readonly string[];
  /** The purpose the customer was given, such as waiting time; may be empty. */
  readonly text: string;
  readonly cents: number;
};

type Compared = {
  readonly quotedCents: number;
  readonly billedCents: number;
  /** Between the acceptance of the quote and the invoice. */
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
 * Why an invoice comes to something else than the quote that was accepted: each change of the price and, where those are
 * not all, the rest. The steps add up to the difference; where there is none, there are no steps.
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
