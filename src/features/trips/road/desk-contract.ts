import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { movingEvents } from "#domain/trip/trip-events.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, optionalTextField, textField } from "#platform/wire.ts";
import { lookedAt, tripDone, tripRefusals } from "../contract.ts";

/** Events that our team records when the driver has not. */
export const roadDeskContract = contract({
  recordTripEvent: call({
    summary: "Records what a driver reports from the road: by the driver, or by our team on their behalf.",
    access: [...rolesThatMay("record_trip_events"), "driver"],
    effect: "changes",
    input: z
      .object({
        ...lookedAt,
        event: z.enum(movingEvents),
        reason: optionalTextField(500),
        /** Where an interrupted trip stopped; if left out, the vehicle’s last known position. */
        place: z.optional(optionalTextField(200)),
      })
      .check(
        z.refine(({ event, reason: why }) => event !== "break_off" || why !== "", {
          path: ["reason"],
          message: "Enter what happened",
        }),
      ),
    output: tripDone,
    refusals: {
      ...tripRefusals,
      not_possible: "The trip isn’t at that stage. Reload the page to see where it is.",
      too_early: "It’s too early to set out for this trip. Departure can be reported from 3 hours before the pickup.",
      /** As for `assignTrip`: the situation may have changed since the trip was assigned. */
      blocked: "This driver and vehicle may not start this trip as it is.",
    },
  }),
  verifyTrip: call({
    summary: "Records what happened on a trip whose driver sent no word.",
    access: rolesThatMay("record_trip_events"),
    effect: "changes",
    input: z.object({
      ...lookedAt,
      outcome: z.enum(["completed", "no_show", "interrupted"]),
      /** If left out, the planned end. */
      ended_at: z.optional(momentField()),
      reason: textField("Enter a reason", 500),
    }),
    output: tripDone,
    refusals: {
      ...tripRefusals,
      impossible_end: "Enter when the trip ended: after the pickup, and not in the future.",
    },
  }),
  writeTripNote: call({
    summary: "Writes a note about a trip for our team, or a message to its driver, who gets it by email.",
    access: rolesThatMay("assign_driver"),
    effect: "creates",
    input: z.object({ trip_id: z.uuid(), kind: z.enum(["note", "message"]), text: textField("Enter a text", 1000) }),
    output: z.object({ id: z.string() }),
    refusals: {
      not_found: tripRefusals.not_found,
      no_driver: "This trip has no driver yet. Assign one first, or write a note.",
    },
  }),
});
