import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { roadAlertKinds } from "#domain/tracking/road-alert.ts";
import { suggestedEvents } from "#domain/tracking/suggest-event.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";

const moment = z.iso.datetime();

const about = {
  vehicle: z.object({ id: z.string(), plate: z.string(), name: z.string() }),
  driver: z.nullable(z.object({ id: z.string(), name: z.string() })),
  trip: z.object({
    id: z.string(),
    version: z.int(),
    reference: z.string(),
    state: z.enum(tripStates),
    pickup: z.string(),
    destination: z.string(),
    pickup_at: moment,
    ends_at: moment,
  }),
};

const roadAlert = z.object({ id: z.string(), kind: z.enum(roadAlertKinds), since: moment, ...about });
export type RoadAlert = z.output<typeof roadAlert>;

const suggestion = z.object({
  /** The arrival or departure that it is based on. */
  visit_id: z.string(),
  event: z.enum(suggestedEvents),
  since: moment,
  ...about,
});
export type Suggestion = z.output<typeof suggestion>;

export const alertsContract = contract({
  readRoadWatch: call({
    summary: "Reads what is wrong with vehicles on a trip now, and which reports their drivers seem to have forgotten.",
    access: rolesThatMay("view_live_map"),
    effect: "reads",
    input: z.object({}),
    output: z.object({
      alerts: z.array(roadAlert),
      suggestions: z.array(suggestion),
      /** After how many minutes a phone on a trip counts as silent. */
      silent_minutes: z.int(),
    }),
  }),
  declineSuggestion: call({
    summary: "Declines a suggested report, so that it isn’t asked again.",
    access: rolesThatMay("record_trip_events"),
    effect: "changes",
    input: z.object({ visit_id: z.uuid() }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that suggestion." },
  }),
});
