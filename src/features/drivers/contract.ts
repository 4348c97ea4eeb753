import * as z from "zod/mini";
import { driverStates } from "#domain/driver/driver-lifecycle.ts";
import { vehicleStates } from "#domain/fleet/fleet.ts";
import { call, contract } from "#platform/contract.ts";

export const driverState = z.enum(driverStates);

/** A permit’s remaining validity. Days are negative once it has expired. */
const permit = z.object({
  expires_on: z.string(),
  days_left: z.int(),
  standing: z.enum(["good", "runs_out_soon", "expired"]),
});
export type Permit = z.output<typeof permit>;

const vehicleOfDay = z.object({ plate: z.string(), name: z.string(), seats: z.int() });

export const driverProfile = z.object({
  name: z.string(),
  phone: z.string(),
  state: driverState,
  licence_code: z.string(),
  /** Null until licence and permit are on record. */
  permit: z.nullable(permit),
  languages: z.array(z.string()),
  is_guide: z.boolean(),
  home_area: z.string(),
  provider: z.nullable(z.string()),
  /** The vehicles that the driver uses today, in trip order. */
  vehicles_today: z.array(vehicleOfDay),
  /** Unread messages from dispatch. */
  unread_messages: z.int(),
});
export type DriverProfile = z.output<typeof driverProfile>;

export const teamDriver = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  state: driverState,
  licence_code: z.string(),
  /** Null until licence and permit are on record. */
  permit: z.nullable(permit),
  languages: z.array(z.string()),
  is_guide: z.boolean(),
  /** By customers, out of five; null without ratings. */
  rating: z.nullable(z.number()),
  ratings: z.int(),
});
export type TeamDriver = z.output<typeof teamDriver>;

export const teamVehicle = z.object({
  id: z.string(),
  plate: z.string(),
  name: z.string(),
  year: z.int(),
  seats: z.int(),
  bags: z.int(),
  state: z.enum(vehicleStates),
});
export type TeamVehicle = z.output<typeof teamVehicle>;

export const driversContract = contract({
  myDriverProfile: call({
    summary: "Reads the record of the driver who asks; null when there is none.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ driver: z.nullable(driverProfile) }),
  }),
  providerTeam: call({
    summary: "Lists the drivers and vehicles of the driver provider who asks.",
    access: ["driver_provider"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ drivers: z.array(teamDriver), vehicles: z.array(teamVehicle) }),
  }),
});
