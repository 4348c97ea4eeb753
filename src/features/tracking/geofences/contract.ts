import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { geofencePurposes } from "#domain/tracking/geofence.ts";
import { call, contract } from "#platform/contract.ts";
import { textField, versionField } from "#platform/wire.ts";
import { point, shape } from "../shape-contract.ts";

const moment = z.iso.datetime();

const geofence = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.enum(geofencePurposes),
  shape,
  version: z.int(),
});
export type Geofence = z.output<typeof geofence>;

const visit = z.object({
  id: z.string(),
  geofence: z.string(),
  plate: z.string(),
  driver: z.nullable(z.string()),
  entered_at: moment,
  left_at: z.nullable(moment),
});

const mayUse = rolesThatMay("view_live_map");

export const geofencesContract = contract({
  listGeofences: call({
    summary: "Lists the depot and the geofences our team has drawn.",
    access: mayUse,
    effect: "reads",
    input: z.object({}),
    output: z.object({ geofences: z.array(geofence) }),
  }),
  listGeofenceVisits: call({
    summary: "Lists which vehicles came to a geofence and left it in the last 24 hours, the latest first.",
    access: mayUse,
    // Every view is logged.
    effect: "changes",
    input: z.object({}),
    output: z.object({ visits: z.array(visit) }),
  }),
  locatePlace: call({
    summary: "Finds where a place lies that we know by name.",
    access: mayUse,
    effect: "reads",
    input: z.object({ text: textField("Enter a place", 200) }),
    output: z.object({ place: z.nullable(z.object({ name: z.string(), ...point })) }),
  }),
  saveGeofence: call({
    summary: "Creates a geofence, or changes its name, purpose and shape.",
    access: mayUse,
    effect: "changes",
    input: z.object({
      /** Null for a new one. */
      id: z.nullable(z.uuid()),
      version: versionField,
      name: textField("Enter a name", 80),
      purpose: z.enum(geofencePurposes, "Choose what it is for"),
      shape,
    }),
    output: z.object({ id: z.string() }),
    refusals: {
      not_found: "We couldn’t find that geofence. It may have been deleted.",
      changed_meanwhile: "Someone else has just changed this geofence. Review the changes, then save again.",
      too_many: "You’ve reached the maximum of 200 geofences. Delete one first.",
    },
  }),
  deleteGeofence: call({
    summary: "Deletes a geofence. Who came and left before stays recorded.",
    access: mayUse,
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that geofence. It may have been deleted." },
  }),
});
