import { extrasText, type SoldExtra } from "../extra/extra.ts";
import {
  emptyValue,
  type Fact,
  type FactLine,
  type FactsOf,
  factLine,
  line,
  paragraph,
  recordFacts,
  type WireFacts,
} from "../record-facts.ts";

/**
 * A fact that affects neither price nor plan. The customer may change it until the trip is over, with immediate effect.
 */
type BookingFact = Fact & {
  /** Whether it is erased with its customer. */
  readonly isErased: boolean;
  /** Whether the driver sees it (from two days before pickup) and is emailed when it changes. */
  readonly isForDriver: boolean;
};

/**
 * Every screen, email and export handles these the same way. A new fact needs an entry here and a migration:
 * CONTRIBUTING, “Add a field”.
 */
const plain = {
  specialRequirements: {
    column: "special_requirements",
    kind: paragraph(2000),
    label: "Special requirements",
    example: "A wheelchair, a surfboard, a child’s age",
    isErased: true,
    isForDriver: true,
  },
} as const satisfies Readonly<Record<string, BookingFact>>;

/** Flights: handled like the others, but only for trips from or to an airport, and each for its own leg. */
const flights = {
  flightNumber: {
    column: "flight_number",
    kind: line(20),
    label: "Flight number",
    isErased: true,
    isForDriver: false,
  },
  returnFlightNumber: {
    column: "return_flight_number",
    kind: line(20),
    label: "Return flight number",
    isErased: true,
    isForDriver: false,
  },
} as const satisfies Readonly<Record<string, BookingFact>>;

export const plainFacts = recordFacts(plain);
export const flightFacts = recordFacts(flights);
export const bookingFacts = recordFacts({ ...flights, ...plain });

export type PlainFacts = FactsOf<typeof plain>;
export type BookingFacts = FactsOf<typeof bookingFacts.table>;
export type WireBookingFacts = WireFacts<typeof bookingFacts.table>;
export type WirePlainFacts = WireFacts<typeof plain>;

const entries = Object.entries<BookingFact>(bookingFacts.table);

/** The fact of this name, in code or on the wire; undefined if it isn’t a plain fact. */
export const factNamed = (name: string): BookingFact | undefined =>
  entries.find(([ours, { column }]) => ours === name || column === name)?.[1];

/** The values that replace a customer’s facts when they are erased. */
export const erasedFacts = Object.fromEntries(
  entries.filter(([, { isErased }]) => isErased).map(([name, { kind }]) => [name, emptyValue(kind)]),
) as Partial<BookingFacts>;

/** Fact columns for the register of personal data. */
export const factColumns = (are: "erased" | "kept"): string =>
  entries.flatMap(([, { isErased, column }]) => (isErased === (are === "erased") ? [column] : [])).join(" ");

/** Prices depend on none of these, so typing one asks for no new price. */
export function withoutPlainFacts<D extends object>(draft: D): Omit<D, keyof WirePlainFacts> {
  const columns: readonly string[] = plainFacts.columns;
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !columns.includes(name))) as Omit<
    D,
    keyof WirePlainFacts
  >;
}

/** The facts a driver may know, line by line. */
export const linesForDriver = (facts: ForDriver): FactLine[] => [
  ...(facts.guides?.length ? [["Guide", facts.guides.join(", ")] as const] : []),
  ...(facts.extras?.length ? [["Extras", extrasText(facts.extras)] as const] : []),
  ...plainFacts.names.flatMap((name) => (plain[name].isForDriver ? factLine(plain[name], facts[name]) : [])),
];

/** With what was booked beside the trip, which has to be on board or at hand. */
type ForDriver = PlainFacts & {
  readonly extras?: readonly Pick<SoldExtra, "name" | "quantity">[];
  readonly guides?: readonly string[];
};

/** The same as one text. What the customer wrote needs no label. */
export const notesForDriver = (facts: ForDriver): string =>
  linesForDriver(facts)
    .map(([label, text]) => (label === plain.specialRequirements.label ? text : `${label}: ${text}`))
    .join("\n");
