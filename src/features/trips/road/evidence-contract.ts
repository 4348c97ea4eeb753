import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { tripRefusals } from "../contract.ts";

export const evidenceContract = contract({
  evidenceFile: call({
    summary:
      "Downloads what happened on a trip as a PDF: times, attempts, positions, photographs, and whether the record was altered.",
    access: ["driver", ...rolesThatMay("view_trip_events")],
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({
      name: z.string(),
      type: z.literal("application/pdf"),
      /** In base64. */
      content: z.string(),
    }),
    refusals: { not_found: tripRefusals.not_found },
  }),
});
