import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { evidenceKinds, noShowStates } from "#domain/road/no-show-evidence.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { optionalTextField } from "#platform/wire.ts";
import { tripRefusals } from "../contract.ts";

/** A driver’s no-show request and its outcome. */
const request = z.object({
  state: z.enum(noShowStates),
  asked_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** The reply to the driver. */
  answer: z.string(),
});

const evidence = z.object({
  /** When free waiting ends or ended; null without a reported arrival. */
  free_until: z.nullable(z.string()),
  attempts: z.array(z.object({ at: z.string(), way: z.string() })),
  /** The phone’s positions, and their distance from the pickup if known. */
  places: z.array(
    z.object({ at: z.string(), latitude: z.number(), longitude: z.number(), metres: z.nullable(z.int()) }),
  ),
  photos: z.array(z.object({ id: z.string(), file_id: z.string(), at: z.string() })),
  missing: z.array(z.enum(evidenceKinds)),
});
export type NoShowEvidence = z.output<typeof evidence>;

export const noShowContract = contract({
  readNoShow: call({
    summary:
      "Reads what shows that no one came to a pickup, what is missing, and whether the driver asks for a no-show.",
    access: rolesThatMay("view_trip_events"),
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({ request: z.nullable(request), evidence }),
    refusals: { not_found: tripRefusals.not_found },
  }),
  myNoShow: call({
    summary: "Reads what a driver’s own no-show report still lacks, and what dispatch has answered.",
    access: ["driver"],
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({ request: z.nullable(request), missing: z.array(z.enum(evidenceKinds)) }),
    refusals: { not_found: tripRefusals.not_found },
  }),
  decideNoShow: call({
    summary: "Confirms a no-show that a driver asks for, once the evidence is complete, or refuses it with the reason.",
    access: rolesThatMay("record_trip_events"),
    effect: "changes",
    input: z
      .object({ trip_id: z.uuid(), decision: z.enum(["confirmed", "refused"]), answer: optionalTextField(500) })
      .check(
        z.refine(({ decision, answer }) => decision === "confirmed" || answer !== "", {
          path: ["answer"],
          message: "Tell the driver why",
        }),
      ),
    output: z.object({ trip_id: z.string(), state: z.enum(tripStates) }),
    refusals: {
      not_found: tripRefusals.not_found,
      not_asked: "The driver isn’t asking for a no-show any more. Reload the trip to see what happened.",
      evidence_missing: "The evidence isn’t complete yet. What is missing is listed next to it.",
    },
  }),
});
