import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { defectSeverities, defectStates } from "#domain/fleet/fleet.ts";
import { call, contract } from "#platform/contract.ts";
import { textField } from "#platform/wire.ts";
import { changed, chosen, fleetReaders, fleetRefusals, fleetWriters, sentFile } from "../contract.ts";

const moment = z.iso.datetime();

export const vehicleDefect = z.object({
  id: z.string(),
  version: z.int(),
  vehicle_id: z.string(),
  plate: z.string(),
  severity: z.enum(defectSeverities),
  text: z.string(),
  photo_id: z.nullable(z.string()),
  state: z.enum(defectStates),
  work_order_id: z.nullable(z.string()),
  by: z.string(),
  at: moment,
});
export type VehicleDefect = z.output<typeof vehicleDefect>;

export const defectForm = {
  severity: z.enum(defectSeverities),
  text: textField("Describe what is wrong", 1000),
  photo: z._default(z.nullable(z.object(sentFile)), null),
};

export const drivenVehicle = z.object({ id: z.string(), plate: z.string(), name: z.string() });

export const vehicleDefectsContract = contract({
  vehicleDefects: call({
    summary: "Lists the defects of one vehicle, or the open ones of the whole fleet.",
    access: fleetReaders,
    effect: "reads",
    input: z.object({ vehicle_id: z.optional(z.uuid()) }),
    output: z.object({ defects: z.array(vehicleDefect) }),
  }),
  myVehicles: call({
    summary: "Lists the vehicles a driver has driven in the last 14 days or will drive in the next 14.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ vehicles: z.array(drivenVehicle) }),
  }),
  reportDefect: call({
    summary: "Reports a defect of a vehicle. One that is unsafe takes the vehicle off the road at once.",
    access: ["driver", ...rolesThatMay("record_trip_events")],
    effect: "creates",
    input: z.object({ vehicle_id: z.uuid(), ...defectForm }),
    output: z.object({ id: z.string(), is_off_road: z.boolean() }),
    refusals: {
      not_found: fleetRefusals.not_found,
      file_gone: "We no longer have that file. Please upload it again.",
      not_a_picture: "Choose a JPG or PNG picture.",
    },
  }),
  closeDefect: call({
    summary: "Marks a defect as repaired, dismisses it or opens it again, with the reason.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({
      ...chosen,
      to: z.enum(["mended", "dismissed", "open"]),
      reason: textField("Enter the reason", 500),
    }),
    output: changed,
    refusals: {
      not_found: "We couldn’t find that defect.",
      changed_meanwhile: "Someone else has just changed this defect. Review the changes, then try again.",
      not_possible: "That isn’t possible with its current status.",
    },
  }),
});
