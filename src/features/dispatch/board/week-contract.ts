import * as z from "zod/mini";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { boardRoles } from "../policy.ts";
import { boardDriver, boardVehicle, dateField, decidedAgainst } from "./contract.ts";

/** A trip as the week shows it: a subset of the board's trip, so one live update serves both. */
export const weekTrip = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(tripStates),
  pickup_at: z.string(),
  ends_at: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  passengers: z.int(),
  part: z.int(),
  vehicles: z.int(),
  continues: z.nullable(z.string()),
  passenger_name: z.nullable(z.string()),
  driver: z.nullable(z.object({ id: z.string(), name: z.string() })),
  vehicle: z.nullable(z.object({ id: z.string(), plate: z.string(), seats: z.int() })),
  decided: z.array(decidedAgainst),
});
export type WeekTrip = z.output<typeof weekTrip>;

export const boardWeek = z.object({
  /** Its Monday. */
  date: z.string(),
  read_at: z.string(),
  trips: z.array(weekTrip),
  /** With shifts and absences of all seven days. */
  drivers: z.array(boardDriver),
  vehicles: z.array(boardVehicle),
});
export type BoardWeek = z.output<typeof boardWeek>;

export const weekContract = contract({
  dispatchWeek: call({
    summary: "Reads the week of a date, Monday to Sunday: trips in short, drivers with their shifts, and vehicles.",
    access: boardRoles,
    effect: "reads",
    input: z.object({ date: dateField }),
    output: boardWeek,
  }),
});
