import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { versionField } from "#platform/wire.ts";

export const fleetReaders = rolesThatMay("view_fleet_records");
export const fleetWriters = rolesThatMay("change_fleet_records");

/** A record and the version of it on the screen. */
export const chosen = { id: z.uuid(), version: versionField };

/** A record after an action. */
export const changed = z.object({ id: z.string(), version: z.int() });

export const fleetRefusals = {
  not_found: "We couldn’t find that vehicle.",
  changed_meanwhile: "Someone else has just changed this vehicle. Review the changes, then save again.",
  not_possible: "That isn’t possible with its current status.",
} as const;

/** An odometer reading: more than any vehicle has driven. */
export const kmField = (message = "Enter the kilometres") =>
  z
    .int(message)
    .check(z.minimum(0, "Enter zero or more kilometres"), z.maximum(2_000_000, "Enter at most 2 000 000 km"));

/** An uploaded file, and the claim that attaches it to a record. */
export const sentFile = { file_id: z.uuid(), claim: z.string().check(z.minLength(1), z.maxLength(100)) };

/** A file as calls return it, in base64. */
export const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

/** More vehicles than any company exports at once. */
export const packedAtMost = 1000;
