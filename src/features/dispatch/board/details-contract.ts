import * as z from "zod/mini";
import { flightStatuses } from "#domain/flight/flight.ts";
import { assignmentStates, offerModes, tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { boardRoles } from "../policy.ts";
import { boardTrip } from "./contract.ts";

const moment = z.string();

/** A change of the trip's status, or of an offer's. */
export const tripHistoryLine = z.object({
  id: z.string(),
  at: moment,
  /** Null if it happened automatically. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  change: z.discriminatedUnion("of", [
    z.object({ of: z.literal("trip"), to: z.enum(tripStates) }),
    z.object({
      of: z.literal("offer"),
      to: z.enum(assignmentStates),
      mode: z.enum(offerModes),
      who: z.string(),
    }),
  ]),
});
export type TripHistoryLine = z.output<typeof tripHistoryLine>;

export const tripNote = z.object({
  id: z.string(),
  at: moment,
  by: z.nullable(z.string()),
  kind: z.enum(["note", "message"]),
  text: z.string(),
});

export const tripOffer = z.object({
  id: z.string(),
  who: z.string(),
  plate: z.nullable(z.string()),
  mode: z.enum(offerModes),
  state: z.enum(assignmentStates),
  until: z.nullable(moment),
  reason: z.nullable(z.string()),
  /** Of automatic dispatch: why they were asked, and in which place. */
  explained: z.nullable(z.string()),
  /** Why it was assigned against a rule, and against which. */
  override: z.nullable(z.object({ reason: z.string(), against: z.array(z.string()) })),
});

export const tripDetails = z.object({
  trip: boardTrip,
  /** All vehicles of a split drive in order, including this one; empty for a single vehicle. */
  parts: z.array(boardTrip),
  booking: z.object({ id: z.string(), email: z.string(), is_paid: z.boolean() }),
  flight: z.nullable(
    z.object({
      number: z.string(),
      status: z.enum(flightStatuses),
      scheduled_at: z.nullable(moment),
      expected_at: z.nullable(moment),
      terminal: z.string(),
      gate: z.string(),
    }),
  ),
  history: z.array(tripHistoryLine),
  notes: z.array(tripNote),
  offers: z.array(tripOffer),
});
export type TripDetails = z.output<typeof tripDetails>;

export const detailsContract = contract({
  tripDetails: call({
    summary: "Reads one trip with its booking, flight, offers, notes and history.",
    access: boardRoles,
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: tripDetails,
    refusals: { not_found: "We couldn’t find that trip." },
  }),
});
