import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { lookedAt, tripRefusals } from "../contract.ts";

const assigning = rolesThatMay("assign_driver");

const guide = z.object({ driver_id: z.string(), name: z.string(), phone: z.string() });

export const guidesContract = contract({
  guidesForTrip: call({
    summary:
      "Lists the guides of a trip, how many it was sold with, and the guides to choose from with what speaks against them.",
    access: assigning,
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({
      /** As many as its booking was sold. */
      needed: z.int(),
      guides: z.array(guide),
      candidates: z.array(z.object({ driver_id: z.string(), name: z.string(), reasons: z.array(z.string()) })),
    }),
    refusals: { not_found: tripRefusals.not_found },
  }),
  assignGuide: call({
    summary: "Names a guide for a trip. Their registration and first aid must be valid until the trip ends.",
    access: assigning,
    effect: "changes",
    input: z.object({ ...lookedAt, driver_id: z.uuid("Choose a guide") }),
    output: z.object({ version: z.int() }),
    refusals: {
      ...tripRefusals,
      no_such_guide: "We couldn’t find that guide.",
      /** With `details.reasons`, as sentences. */
      blocked: "This guide can’t take this trip.",
    },
  }),
  removeGuide: call({
    summary: "Takes a guide off a trip.",
    access: assigning,
    effect: "changes",
    input: z.object({ ...lookedAt, driver_id: z.uuid() }),
    output: z.object({ version: z.int() }),
    refusals: tripRefusals,
  }),
});
