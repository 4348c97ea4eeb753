import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";
import { fleetReaders, fleetRefusals, packedAtMost } from "../contract.ts";

export const packContract = contract({
  packContents: call({
    summary: "Shows what the accreditation pack of some vehicles, or of all in use, contains and what is missing.",
    access: fleetReaders,
    effect: "reads",
    input: z.object({
      /** If left out, all that are not retired. */
      vehicle_ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(packedAtMost))),
    }),
    output: z.object({
      vehicle_ids: z.array(z.string()),
      files: z.int(),
      /** The total size of all files. */
      bytes: z.int(),
      service_records: z.int(),
      /** Required documents that are unverified, expired or without a file. */
      missing: z.array(z.object({ owner: z.string(), documents: z.array(z.string()) })),
    }),
    refusals: { not_found: fleetRefusals.not_found },
  }),
});

/** The address to download the pack with the same input; it is too large for a call’s answer. */
export const packAddress = "/functions/v1/fleet-pack";
