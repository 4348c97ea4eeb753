import { nameOfActor, system, visitor } from "#domain/account/roles.ts";
import { type Change, type Changeable, changeAnswerMinutes } from "#domain/booking/booking-change.ts";
import type { ChangedField } from "#domain/booking/change-labels.ts";
import { sizesText } from "#domain/booking/child-seats.ts";
import { type BookingFacts, bookingFacts, factNamed } from "#domain/booking/facts.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import { extrasText, type SoldExtra } from "#domain/extra/extra.ts";
import { factText } from "#domain/record-facts.ts";
import { isBookedByDay } from "#domain/stay/service-days.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { toWire } from "#platform/to-wire.ts";
import { type ChangedValue, type ShownChange, shownChange } from "../change-contract.ts";
import type { ChangeRow } from "./change-store.ts";

/** A change as stored, with moments as text. */
export type KeptChange = Readonly<Record<string, unknown>>;

export const keptChange = (change: Change): KeptChange => JSON.parse(JSON.stringify(change)) as KeptChange;

/** The stored value, read again. */
export function changeOf(kept: KeptChange): Change {
  const { pickupAt, returnAt, isUnpriced: _, ...rest } = kept;
  return {
    ...(rest as Change),
    ...(typeof pickupAt === "string" && { pickupAt: new Date(pickupAt) }),
    ...(returnAt !== undefined && { returnAt: typeof returnAt === "string" ? new Date(returnAt) : null }),
  };
}

const factFields = Object.fromEntries(
  bookingFacts.names.map((name) => [name, bookingFacts.table[name].column]),
) as Record<keyof BookingFacts, ChangedField>;

const fields: Readonly<Record<keyof Changeable, ChangedField>> = {
  pickupAt: "pickup",
  returnAt: "return",
  pickupLocation: "pickup_location",
  destination: "destination",
  passengers: "passengers",
  bags: "bags",
  childSeats: "child_seats",
  childSeatSizes: "child_seat_sizes",
  extraStops: "extra_stops",
  extras: "extras",
  ...factFields,
  vehicleClass: "vehicle_class",
  phone: "phone",
  firstName: "name",
  lastName: "name",
};

type Booked = Parameters<typeof isBookedByDay>[0];

/** The differences, one after the other, as text. */
export const valuesOf = (
  booking: Booked,
  { before, after }: { readonly before: KeptChange; readonly after: KeptChange },
  classes: VehicleClasses,
): ChangedValue[] =>
  (Object.keys(fields) as (keyof Changeable)[])
    .filter((key) => key in after)
    .map((key) => {
      const text = key === "vehicleClass" ? vehicleText(classes) : (texts[key] ?? factTextOf(key) ?? textOf);
      const field = key === "returnAt" && isBookedByDay(booking) ? "last_date" : fields[key];
      return { field, before: text(before[key]), after: text(after[key]) };
    });

const texts: Partial<Record<keyof Changeable, (value: unknown) => string>> = {
  extras: (value) => extrasText((value ?? []) as readonly SoldExtra[]),
};

const vehicleText =
  (classes: VehicleClasses) =>
  (value: unknown): string =>
    classes.find(({ id }) => id === value)?.name ?? "The smallest that fits";

/** A plain fact as text; undefined for anything else. */
function factTextOf(key: string) {
  const fact = factNamed(key);
  return fact && ((value: unknown) => factText(fact.kind, value));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  // Of stored values, only child seat sizes are objects.
  return typeof value === "object" && value !== null ? sizesText(0, value) : String(value ?? "");
}

/** Stored with a change that only our team can price. */
export const unpriced = { isUnpriced: true } as const;

type Known = { readonly owners: readonly (string | null)[]; readonly classes: VehicleClasses };

export const showChange = (booking: Booked, change: ChangeRow, { owners, classes }: Known): ShownChange =>
  toWire(shownChange, change, {
    at: change.createdAt.toISOString(),
    by: moverOf(change.proposedBy, owners) === "you" ? "you" : "us",
    values: valuesOf(booking, change, classes),
    difference_cents: change.after.isUnpriced ? null : change.differenceCents,
    answer_due_at: change.state === "proposed" ? addMinutes(change.createdAt, changeAnswerMinutes).toISOString() : null,
  });

/** A visitor who booked without signing in counts as the owner. */
export function moverOf(actor: string, owners: readonly (string | null)[]): "you" | "us" | "system" {
  if (owners.includes(actor) || actor === nameOfActor(visitor)) return "you";
  return actor === nameOfActor(system) ? "system" : "us";
}
