import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField } from "#platform/wire.ts";

const moment = z.iso.datetime();

const trackedTrip = z.object({
  id: z.string(),
  reference: z.string(),
  pickup: z.string(),
  destination: z.string(),
  pickup_at: moment,
  driver: z.nullable(z.string()),
});
export type TrackedTrip = z.output<typeof trackedTrip>;

const trackedVehicle = z.object({
  id: z.string(),
  plate: z.string(),
  name: z.string(),
  trips: z.array(trackedTrip),
});
export type TrackedVehicle = z.output<typeof trackedVehicle>;

export const replayContract = contract({
  listTrackedVehicles: call({
    summary: "Lists the vehicles that sent positions on a date, with their trips of that date.",
    access: rolesThatMay("view_live_map"),
    effect: "reads",
    input: z.object({ date: dayField() }),
    output: z.object({ vehicles: z.array(trackedVehicle) }),
  }),
});
