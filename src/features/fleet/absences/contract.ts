import * as z from "zod/mini";
import { vehicleAbsenceKinds } from "#domain/fleet/fleet.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, optionalTextField } from "#platform/wire.ts";
import { fleetReaders, fleetRefusals, fleetWriters } from "../contract.ts";

const moment = z.iso.datetime();

export const vehicleAbsence = z.object({
  id: z.string(),
  kind: z.enum(vehicleAbsenceKinds),
  from: moment,
  until: moment,
  reason: z.string(),
  /** The work order it belongs to, and ends with. */
  work_order_id: z.nullable(z.string()),
  by: z.string(),
});
export type VehicleAbsence = z.output<typeof vehicleAbsence>;

/** The vehicle’s existing trips. */
export const tripOnVehicle = z.object({
  id: z.string(),
  /** The booking’s; null for a pending quote. */
  reference: z.nullable(z.string()),
  from: moment,
  until: moment,
  pickup_location: z.string(),
  destination: z.string(),
  driver: z.nullable(z.string()),
});
export type TripOnVehicle = z.output<typeof tripOnVehicle>;

const period = { from: momentField("Enter when it starts"), until: momentField("Enter when it ends") };

export const vehicleAbsencesContract = contract({
  vehicleAbsences: call({
    summary: "Lists when a vehicle is away: now, later and in the last 90 days.",
    access: fleetReaders,
    effect: "reads",
    input: z.object({ vehicle_id: z.uuid() }),
    output: z.object({ absences: z.array(vehicleAbsence) }),
  }),
  tripsOnVehicle: call({
    summary: "Lists the trips that a vehicle is already taken for in a period, at most 50.",
    access: fleetReaders,
    effect: "reads",
    input: z.object({ vehicle_id: z.uuid(), ...period }),
    output: z.object({ trips: z.array(tripOnVehicle) }),
  }),
  addVehicleAbsence: call({
    summary: "Records when a vehicle is away for maintenance, off the road or reserved. It can’t be sold or sent then.",
    access: fleetWriters,
    effect: "creates",
    input: z.object({
      vehicle_id: z.uuid(),
      kind: z.enum(vehicleAbsenceKinds),
      ...period,
      reason: optionalTextField(500),
    }),
    output: z.object({ id: z.string(), trips: z.int() }),
    refusals: {
      not_found: fleetRefusals.not_found,
      ends_before_start: "Enter an end after the start.",
      is_over: "Enter an end that is still ahead.",
      too_long: "Enter at most two years.",
    },
  }),
  endVehicleAbsence: call({
    summary: "Ends an absence of a vehicle now, or removes one that hasn’t started.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    refusals: {
      not_found: "We couldn’t find that absence.",
      is_over: "This absence is already over.",
      has_work_order: "This absence belongs to a work order. Finish or cancel the work order instead.",
    },
  }),
});
