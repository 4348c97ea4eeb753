import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { automaticModes } from "#domain/trip/automatic-dispatch.ts";
import { previewOutcomes } from "#domain/trip/automatic-preview.ts";
import { automaticStates } from "#domain/trip/automatic-state.ts";
import { call, contract } from "#platform/contract.ts";
import { automaticPart } from "../../settings/contract.ts";
import { lookedAt, tripDone, tripRefusals } from "../contract.ts";

const assigning = rolesThatMay("assign_driver");
const moment = z.iso.datetime();

const proposal = z.object({
  /** The driver, or the provider who names one. */
  id: z.string(),
  name: z.string(),
  plate: z.nullable(z.string()),
  is_provider: z.boolean(),
  why: z.string(),
});
export type ShownProposal = z.output<typeof proposal>;

const automatic = z.object({
  /** By the settings, at this hour. */
  mode: z.enum(automaticModes),
  /** Null before it was looked at, and for a trip that has its driver. */
  step: z.nullable(z.enum(automaticStates)),
  explained: z.string(),
  /** When drivers are asked; null if that is now or never. */
  asks_from: z.nullable(moment),
  proposals: z.array(proposal),
  /** When our team was alarmed that it has no driver. */
  alarmed_at: z.nullable(moment),
  /** The member of our team who handles it instead. */
  manual_by: z.nullable(z.string()),
  updated_at: z.nullable(moment),
});
export type ShownAutomatic = z.output<typeof automatic>;

const previewed = z.object({
  trip_id: z.string(),
  reference: z.string(),
  service_name: z.string(),
  pickup_at: moment,
  from: z.string(),
  to: z.string(),
  outcome: z.enum(previewOutcomes),
  /** When these settings would have acted. */
  at: z.nullable(moment),
  /** When it got its driver. */
  placed_at: z.nullable(moment),
  waited_for_morning: z.boolean(),
  would_alarm: z.boolean(),
});
export type PreviewedRow = z.output<typeof previewed>;

export const automaticContract = contract({
  readAutomatic: call({
    summary: "Reads the step of automatic dispatch for a trip, the drivers it would ask and why.",
    access: assigning,
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: automatic,
    refusals: { not_found: tripRefusals.not_found },
  }),
  acceptProposal: call({
    summary: "Sends the offers that automatic dispatch proposes for a trip, the one shown first.",
    access: assigning,
    effect: "changes",
    input: z.object({ ...lookedAt, first_id: z.uuid("Choose who is asked first") }),
    output: z.object({
      ...tripDone.shape,
      asked: z.int(),
      waiting: z.int(),
      /** At night, when the drivers are asked. */
      asks_at: z.nullable(z.string()),
    }),
    refusals: {
      ...tripRefusals,
      no_longer_possible: "They can’t take this trip any more. Look at the new proposal, or assign someone yourself.",
    },
  }),
  handleManually: call({
    summary: "Keeps a trip from automatic dispatch, or gives it back. Alarms about it stay.",
    access: assigning,
    effect: "changes",
    input: z.object({ trip_id: z.uuid(), is_manual: z.boolean() }),
    output: automatic,
    refusals: { not_found: tripRefusals.not_found },
  }),
  previewAutomatic: call({
    summary: "Shows what settings of automatic dispatch would have done about the trips of the last seven days.",
    access: rolesThatMay("change_tariffs"),
    effect: "reads",
    input: z.object({ value: automaticPart }),
    output: z.object({
      from: moment,
      to: moment,
      trips: z.array(previewed),
      /** Trips beyond those listed. */
      more: z.int(),
    }),
  }),
});
