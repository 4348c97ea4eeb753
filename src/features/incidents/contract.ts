import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import {
  incidentSeverities,
  incidentStates,
  incidentTypes,
  responsibleParties,
} from "#domain/incident/incident-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import {
  centsField,
  dayField,
  momentField,
  pageSizeField,
  searchField,
  textField,
  timeField,
  versionField,
} from "#platform/wire.ts";

const moment = z.iso.datetime();
const team = rolesThatMay("record_trip_events");
const named = z.nullable(z.object({ id: z.string(), name: z.string() }));
const idOrNone = z._default(z.nullable(z.uuid()), null);

export const incidentViews = ["unresolved", "disputed", "resolved", "all"] as const;
export type IncidentView = (typeof incidentViews)[number];

export const incident = z.object({
  id: z.string(),
  version: z.int(),
  type: z.enum(incidentTypes),
  severity: z.enum(incidentSeverities),
  state: z.enum(incidentStates),
  text: z.string(),
  reported_by: z.string(),
  happened_at: moment,
  created_at: moment,
  reference: z.nullable(z.string()),
  /** Includes the pickup time, so that a board can find the trip. */
  trip: z.nullable(z.object({ id: z.string(), pickup_at: moment })),
  driver: named,
  vehicle: named,
  responsible: z.nullable(z.enum(responsibleParties)),
  cost_cents: z.nullable(z.int()),
  /** Actions, latest first. */
  moves: z.array(
    z.object({ id: z.string(), to: z.enum(incidentStates), by: z.string(), words: z.string(), at: moment }),
  ),
});
export type Incident = z.output<typeof incident>;

/** The fields of a report. */
export const incidentForm = {
  type: z.enum(incidentTypes, "Choose what happened"),
  severity: z.enum(incidentSeverities, "Choose how serious it is"),
  text: textField("Describe what happened", 2000),
};

const reference = z._default(
  z.string().check(z.trim(), z.maxLength(20, "Enter the whole booking reference, with the part before the dash")),
  "",
);

/** Our team’s form: with date and time, and optionally a booking. */
export const deskIncidentForm = z.object({ ...incidentForm, reference, day: dayField(), time: timeField() });

/** The form for resolving an incident. */
export const resolutionForm = z.object({
  responsible: z.enum(responsibleParties, "Choose who was responsible"),
  cost_cents: centsField("Enter what it cost, 0 if nothing"),
  words: textField("Enter what was found and done", 2000),
});

const filters = {
  view: z._default(z.enum(incidentViews), "unresolved"),
  type: z._default(z.nullable(z.enum(incidentTypes)), null),
  /** Part of a driver’s name, a number plate or a booking’s reference. */
  search: searchField,
  incident_id: idOrNone,
  trip_id: idOrNone,
  /** One booking’s, by reference. */
  reference,
};
export type IncidentFilters = z.output<z.ZodMiniObject<typeof filters>>;

export const incidentsContract = contract({
  reportIncident: call({
    summary: "Reports an incident, of a trip or not. Sent again, it is the same incident.",
    access: ["driver", ...team],
    effect: "changes",
    input: z.object({
      /** The same for every retry. */
      key: z.uuid(),
      ...incidentForm,
      trip_id: idOrNone,
      /** For a booking without a certain trip; our team only. */
      reference,
      /** Both by the sending device’s clock. */
      happened_at: momentField("Enter when it happened"),
      sent_at: momentField(),
    }),
    output: z.object({}),
    refusals: {
      not_found: "We couldn’t find that trip or booking. Check the reference, then try again.",
      in_future: "Enter a time that has passed.",
    },
  }),
  myIncidents: call({
    summary: "Lists incidents of a trip that the driver who asks has reported, the latest first.",
    access: ["driver"],
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({
      incidents: z.array(
        z.object({
          id: z.string(),
          type: z.enum(incidentTypes),
          state: z.enum(incidentStates),
          text: z.string(),
          happened_at: moment,
        }),
      ),
    }),
  }),
  listIncidents: call({
    summary: "Lists incidents, the latest first; of one trip or booking, of a driver or vehicle, or all.",
    access: team,
    effect: "reads",
    input: z.object({ ...filters, size: pageSizeField(25), after: timeKey.field }),
    output: z.object({ incidents: z.array(incident), next: z.nullable(z.string()) }),
  }),
  exportIncidents: call({
    summary: "Reads a list of incidents as a CSV file.",
    access: team,
    effect: "reads",
    input: z.object(filters),
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
  }),
  countIncidents: call({
    summary: "Counts unresolved incidents, lost items that are still looked for or returned, and disputes to answer.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({ incidents: z.int(), lost_items: z.int(), disputes: z.int() }),
  }),
  changeIncident: call({
    summary:
      "Moves an incident on with words: to investigate, to resolve with who was responsible and what it cost, or disputed.",
    access: team,
    effect: "changes",
    input: z
      .object({
        incident_id: z.uuid("Choose an incident"),
        version: versionField,
        to: z.enum(["investigating", "resolved", "disputed"], "Choose a status"),
        words: textField("Enter what was done or found", 2000),
        responsible: z._default(z.nullable(z.enum(responsibleParties)), null),
        cost_cents: z._default(z.nullable(centsField("Enter what it cost, 0 if nothing")), null),
      })
      .check(
        z.refine(({ to, responsible }) => to !== "resolved" || responsible !== null, {
          path: ["responsible"],
          message: "Choose who was responsible",
        }),
        z.refine(({ to, cost_cents }) => to !== "resolved" || cost_cents !== null, {
          path: ["cost_cents"],
          message: "Enter what it cost, 0 if nothing",
        }),
      ),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that incident.",
      changed_meanwhile: "Someone else has just changed this incident. Review the changes, then try again.",
      not_possible: "This incident’s status doesn’t allow that. Reload the page to see what you can do.",
    },
  }),
});
