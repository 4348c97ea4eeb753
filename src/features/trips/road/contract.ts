import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { eventOutcomes } from "#domain/road/event-chain.ts";
import { reportedEvents, tripEvents } from "#domain/trip/trip-events.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, optionalTextField } from "#platform/wire.ts";

/** The phone’s position, if known. */
export const place = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracy_m: z.number().check(z.minimum(0), z.maximum(1_000_000)),
});

/** An event as the phone saved it until there was a connection. */
const sentEvent = z.object({
  /** The same key however often it is sent. */
  key: z.uuid(),
  trip_id: z.uuid(),
  event: z.enum(reportedEvents),
  /** By the phone’s clock. */
  occurred_at: momentField(),
  reason: optionalTextField(500),
  place: z.nullable(place),
  battery_percent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
});
export type SentEvent = z.input<typeof sentEvent>;

/** An event in the trip’s record. */
const recordedEvent = z.object({
  id: z.string(),
  event: z.enum(tripEvents),
  outcome: z.enum(eventOutcomes),
  /** By the server’s clock, corrected by the seconds that the phone’s clock was behind. */
  happened_at: z.string(),
  received_at: z.string(),
  clock_behind_s: z.int(),
  /** Null if it was recorded automatically. */
  by: z.nullable(z.string()),
  place: z.nullable(place),
  battery_percent: z.nullable(z.int()),
  note: z.string(),
});
export type RecordedEvent = z.output<typeof recordedEvent>;

export const roadContract = contract({
  checkTripPin: call({
    summary: "Checks the PIN that a passenger gave the driver, and records whether it was right.",
    access: ["driver"],
    effect: "changes",
    limit: { times: 20, seconds: 600 },
    input: z.object({
      trip_id: z.uuid(),
      pin: z.string().check(z.trim(), z.regex(/^\d{4}$/, "Enter the four digits")),
    }),
    output: z.object({ is_right: z.boolean(), tries_left: z.int() }),
    refusals: {
      not_found: "We couldn’t find that trip.",
      not_possible: "You can check the PIN while you meet your passenger.",
      too_many: "Too many wrong PINs. Ask for the name on the booking instead.",
    },
  }),
  myNextStep: call({
    summary: "Shows a driver what stops them before they leave, and how often they may still try the passenger’s PIN.",
    access: ["driver"],
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({
      /** Why the driver can’t start the trip; empty if they can. */
      stopped_by: z.array(z.string()),
      pin_tries_left: z.int(),
    }),
    refusals: { not_found: "We couldn’t find that trip." },
  }),
  readTripRecord: call({
    summary: "Reads what was reported on a trip, in the order it came, and whether anyone has altered it since.",
    access: rolesThatMay("assign_driver"),
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({
      events: z.array(recordedEvent),
      /** The first event that was altered after it was recorded; null if none was. */
      altered_id: z.nullable(z.string()),
    }),
  }),
  sendTripEvents: call({
    summary:
      "Takes what a driver’s phone has recorded, in the order it happened, up to 24 hours later and once however often it comes.",
    access: ["driver"],
    effect: "changes",
    input: z.object({
      /** When the phone sends it, by its own clock. */
      sent_at: momentField(),
      events: z
        .array(sentEvent)
        .check(z.minLength(1, "Send at least one event"), z.maxLength(100, "Send at most 100 events")),
    }),
    output: z.object({
      results: z.array(
        z.object({
          key: z.string(),
          /** `unknown`: refused and not recorded. */
          outcome: z.enum([...eventOutcomes, "unknown"]),
          /** The message to the driver; empty if everything went as reported. */
          message: z.string(),
        }),
      ),
    }),
  }),
});
