import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { assignmentStates, offerModes } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { pageSizeField, searchField } from "#platform/wire.ts";

/** Tabs of the log: all, awaiting an answer, accepted, and unsuccessful. */
export const offerViews = ["all", "open", "accepted", "declined", "expired", "withdrawn"] as const;
export type OfferView = (typeof offerViews)[number];

const moment = z.iso.datetime();

export const loggedOffer = z.object({
  id: z.string(),
  trip_id: z.string(),
  reference: z.string(),
  pickup_at: moment,
  from: z.string(),
  to: z.string(),
  /** The driver, or the provider who chooses one. */
  offered_to: z.string(),
  plate: z.nullable(z.string()),
  mode: z.enum(offerModes),
  rank: z.nullable(z.int()),
  state: z.enum(assignmentStates),
  reason: z.nullable(z.string()),
  /** Of automatic dispatch: why they were asked, and in which place. */
  explained: z.nullable(z.string()),
  payout_cents: z.nullable(z.int()),
  offered_at: moment,
  expires_at: z.nullable(moment),
  responded_at: z.nullable(moment),
});
export type LoggedOffer = z.output<typeof loggedOffer>;

export const offersLogContract = contract({
  offersLog: call({
    summary: "Lists the offers made to drivers and providers, the latest first.",
    access: rolesThatMay("assign_driver"),
    effect: "reads",
    input: z.object({
      view: z._default(z.enum(offerViews), "all"),
      /** The start of a booking reference, a driver’s first or last name, or a number plate. */
      search: searchField,
      after: timeKey.field,
      size: pageSizeField(25),
    }),
    output: z.object({ offers: z.array(loggedOffer), next: z.nullable(z.string()) }),
  }),
});
