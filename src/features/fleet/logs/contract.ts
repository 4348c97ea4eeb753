import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";
import { centsField, momentField, optionalTextField, textField } from "#platform/wire.ts";
import { fleetReaders, fleetRefusals, fleetWriters, kmField, sentFile } from "../contract.ts";

const moment = z.iso.datetime();
export const readingSources = ["team", "driver", "fuel", "work_order"] as const;

const reading = z.object({
  id: z.string(),
  km: z.int(),
  at: moment,
  source: z.enum(readingSources),
  by: z.string(),
});
export type OdometerReading = z.output<typeof reading>;

export const fuelEntry = z.object({
  id: z.string(),
  at: moment,
  litres: z.number(),
  cost_cents: z.int(),
  km: z.int(),
  is_full: z.boolean(),
  station: z.string(),
  file_id: z.nullable(z.string()),
  /** Litres per 100 km since the last full tank; null if unknown. */
  consumption: z.nullable(z.number()),
  by: z.string(),
});
export type FuelEntry = z.output<typeof fuelEntry>;

/** The cost of a kilometre, and its parts. */
const runningCost = z.object({
  from: z.string(),
  until: z.string(),
  km: z.int(),
  fuel_cents: z.int(),
  work_cents: z.int(),
  fills: z.int(),
  work_orders: z.int(),
  /** Null if too little was driven. */
  cents_per_km: z.nullable(z.int()),
});
export type RunningCost = z.output<typeof runningCost>;

const litres = z
  .number("Enter the litres")
  .check(z.minimum(0.01, "Enter the litres"), z.maximum(1000, "Enter at most 1 000 litres"));

export const readingForm = { km: kmField(), at: momentField("Enter when it was read") };
export const fuelForm = {
  km: kmField(),
  at: momentField("Enter when it was filled"),
  litres,
  cost_cents: centsField("Enter the amount paid"),
  is_full: z._default(z.boolean(), true),
  station: optionalTextField(120),
};

const sanity = {
  not_found: fleetRefusals.not_found,
  in_future: "Enter a time that isn’t in the future.",
  backwards: "An earlier reading is higher. Check the kilometres and the date.",
  beyond_later: "A later reading is lower. Check the kilometres and the date.",
  too_far: "No vehicle can drive that far in this time. Check the kilometres and the date.",
  needs_confirmation: "This is unusual. Check it, then confirm that it’s right.",
} as const;

/** Left out or false: unusual values must be confirmed first. */
const confirmed = { is_confirmed: z._default(z.boolean(), false) };

export const vehicleLogsContract = contract({
  vehicleLog: call({
    summary:
      "Shows the latest odometer readings and fuel entries of a vehicle, and what a kilometre cost in 12 months.",
    access: fleetReaders,
    effect: "reads",
    input: z.object({ vehicle_id: z.uuid() }),
    output: z.object({
      readings: z.array(reading),
      fuel: z.array(fuelEntry),
      usual_consumption: z.nullable(z.number()),
      cost: runningCost,
    }),
    refusals: { not_found: fleetRefusals.not_found },
  }),
  recordOdometer: call({
    summary: "Records an odometer reading. Impossible readings are refused, unusual ones need confirmation.",
    access: fleetWriters,
    effect: "creates",
    input: z.object({ vehicle_id: z.uuid(), ...readingForm, ...confirmed }),
    output: z.object({ id: z.string() }),
    refusals: sanity,
  }),
  recordFuel: call({
    summary: "Records a fuel entry with its odometer reading. Unusual consumption needs confirmation.",
    access: fleetWriters,
    effect: "creates",
    input: z.object({
      vehicle_id: z.uuid(),
      ...fuelForm,
      slip: z._default(z.nullable(z.object(sentFile)), null),
      ...confirmed,
    }),
    output: z.object({ id: z.string() }),
    refusals: { ...sanity, file_gone: "We no longer have that file. Please upload it again." },
  }),
  removeLogEntry: call({
    summary: "Removes a wrong odometer reading or fuel entry, with the reason.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({ id: z.uuid(), reason: textField("Enter the reason", 300) }),
    output: z.object({}),
    refusals: {
      not_found: "We couldn’t find that entry.",
      from_work_order: "This reading belongs to a finished work order and can’t be removed.",
    },
  }),
});
