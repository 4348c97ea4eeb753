import * as z from "zod/mini";
import { absenceKinds } from "#domain/driver/driver-lifecycle.ts";
import { vehicleAbsenceKinds, vehicleStates } from "#domain/fleet/fleet.ts";
import { localDate } from "#domain/time/local-time.ts";
import { tripFacts, vehicleOnTrip } from "#features/trips/own/contract.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, slugField } from "#platform/wire.ts";
import { boardRoles } from "../policy.ts";

const span = z.object({ from: z.string(), to: z.string() });

/** The kind, the subject, and the document’s last day if it is one. */
export const decidedAgainst = z.object({ kind: z.string(), who: z.string(), date: z.nullable(z.string()) });

/** A trip on the board. It says whether the trip is paid, never what it costs. */
export const boardTrip = z.object({
  ...tripFacts,
  version: z.int(),
  vehicle_class: slugField(),
  organisation: z.nullable(z.string()),
  driver: z.nullable(z.object({ id: z.string(), name: z.string(), phone: z.string() })),
  vehicle: z.nullable(z.object({ id: z.string(), ...vehicleOnTrip.shape })),
  /** Warnings overridden for this driver and vehicle, which are no longer conflicts. */
  decided: z.array(decidedAgainst),
  /** Drivers with an open offer. */
  offered_to: z.array(z.string()),
  /** When the last of the offers expires. */
  offer_until: z.nullable(z.string()),
});
export type BoardTrip = z.output<typeof boardTrip>;

export const boardDriver = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  is_away: z.boolean(),
  provider: z.nullable(z.string()),
  is_guide: z.boolean(),
  /** The last day on which licence and permit are both valid; null if unknown. */
  documents_until: z.nullable(z.string()),
  /** Has a weekly plan; without one a driver works at any time. */
  has_shifts: z.boolean(),
  shifts: z.array(span),
  absences: z.array(z.object({ kind: z.enum(absenceKinds), ...span.shape })),
});
export type BoardDriver = z.output<typeof boardDriver>;

export const boardVehicle = z.object({
  id: z.string(),
  plate: z.string(),
  name: z.string(),
  vehicle_class: slugField(),
  seats: z.int(),
  bags: z.int(),
  state: z.enum(vehicleStates),
  provider: z.nullable(z.string()),
  documents_until: z.nullable(z.string()),
  absences: z.array(z.object({ kind: z.enum(vehicleAbsenceKinds), ...span.shape })),
});
export type BoardVehicle = z.output<typeof boardVehicle>;

export const dateField = z.pipe(dayField("Choose a date."), z.transform(localDate));

export const boardDay = z.object({
  date: z.string(),
  /** By the server's clock, so that an outdated answer can be recognised. */
  read_at: z.string(),
  trips: z.array(boardTrip),
  drivers: z.array(boardDriver),
  vehicles: z.array(boardVehicle),
});
export type BoardDay = z.output<typeof boardDay>;

/** The live connection’s messages: the changed trips as they are now, and those that are on no board any more. */
export const tripsChanged = z.object({ trips: z.array(boardTrip), gone: z.array(z.string()) });
export type TripsChanged = z.output<typeof tripsChanged>;

export const boardContract = contract({
  dispatchDay: call({
    summary: "Reads one day: trips, drivers with their shifts, and vehicles.",
    access: boardRoles,
    effect: "reads",
    input: z.object({ date: dateField }),
    output: boardDay,
  }),
});
