import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { dealStates } from "#domain/crm/deal-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { dayField, nullable, optionalTextField, searchField, textField, versionField } from "#platform/wire.ts";
import { shownSubject } from "../contract.ts";

const viewers = rolesThatMay("view_customers");
const team = rolesThatMay("change_customers");

const moment = z.iso.datetime();
const state = z.enum(dealStates);
const party = z.object({ id: z.string(), name: z.string() });

const listedDeal = z.object({
  id: z.string(),
  title: z.string(),
  state,
  /** Sent back with a change: one made on an older version is refused. */
  version: z.int(),
  person: z.nullable(party),
  organisation: z.nullable(party),
  value_cents: z.int(),
  /** In percent. */
  probability: z.int(),
  expected_on: z.string(),
  owner: z.nullable(party),
  owned_by_me: z.boolean(),
  next_task: z.nullable(z.object({ title: z.string(), due_at: z.nullable(moment) })),
  lost_reason: z.nullable(z.string()),
});
export type ListedDeal = z.output<typeof listedDeal>;

const dealInFull = z.extend(listedDeal, {
  note: z.string(),
  created_at: moment,
  links: z.array(shownSubject),
  moves: z.array(
    z.object({ id: z.string(), to_state: state, by: z.string(), reason: z.nullable(z.string()), at: moment }),
  ),
});
export type DealInFull = z.output<typeof dealInFull>;

/** Up to R20 million. */
const mostCents = 2_000_000_000;

export const dealForm = z.object({
  title: textField("Enter what the deal is about", 120),
  value_cents: z
    .int("Enter an amount")
    .check(
      z.minimum(0, "Enter an amount of zero or more"),
      z.maximum(mostCents, "Enter at most R20\u00a0000\u00a0000"),
    ),
  probability: z
    .int("Enter a whole number")
    .check(z.minimum(0, "Enter 0 or more"), z.maximum(100, "Enter 100 or less")),
  expected_on: dayField("Choose when you expect an answer"),
  note: optionalTextField(2000),
});

const parties = {
  person_id: nullable(z.uuid()),
  organisation_id: nullable(z.uuid()),
  owner_id: nullable(z.uuid()),
};
export const linkKinds = ["enquiry", "quote", "booking"] as const;
const link = { kind: z.enum(linkKinds), subject_id: textField("Choose a record", 60) };

const seen = { id: z.uuid(), version: versionField };
const changed = z.object({ id: z.string(), state, version: z.int() });
const refusals = {
  not_found: "We couldn’t find that deal.",
  changed_meanwhile: "Someone else has just changed this deal.",
};
const wrongParties = {
  no_party: "Choose a customer, an organisation or both.",
  no_colleague: "Choose a colleague who works with customers.",
};
export const dealKey = pageKey({ day: keyParts.day, id: keyParts.id });
const filter = { owner: z.optional(z.union([z.uuid(), z.literal("me"), z.literal("none")])), search: searchField };

export const dealsContract = contract({
  listDeals: call({
    summary: "Lists deals of one stage or all, the next to close first.",
    access: viewers,
    effect: "reads",
    input: z.object({ ...filter, state: z.optional(state), after: dealKey.field }),
    output: z.object({
      deals: z.array(listedDeal),
      next: z.nullable(z.string()),
      count: z.int(),
      value_cents: z.int(),
    }),
  }),
  readDeal: call({
    summary: "Reads one deal in full: its records and history.",
    access: viewers,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: dealInFull,
    refusals: { not_found: refusals.not_found },
  }),
  dealForecast: call({
    summary: "Sums the open deals by the month in which they are expected to close, whole and by probability.",
    access: viewers,
    effect: "reads",
    input: z.object({ owner: filter.owner }),
    output: z.object({
      months: z.array(z.object({ month: z.string(), deals: z.int(), value_cents: z.int(), weighted_cents: z.int() })),
    }),
  }),
  createDeal: call({
    summary: "Creates a deal with a customer, a partner or a company.",
    access: team,
    effect: "creates",
    input: z.extend(dealForm, parties),
    output: changed,
    refusals: wrongParties,
  }),
  saveDeal: call({
    summary: "Saves the facts of a deal.",
    access: team,
    effect: "changes",
    input: z.extend(dealForm, { ...parties, ...seen }),
    output: changed,
    refusals: { ...refusals, ...wrongParties },
  }),
  moveDeal: call({
    summary: "Moves a deal to another stage.",
    access: team,
    effect: "changes",
    input: z.object({
      ...seen,
      to: state,
      reason: optionalTextField(500),
      /** The owner’s own estimate, where a move is undone; otherwise that of the stage. */
      probability: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    }),
    output: changed,
    refusals: {
      ...refusals,
      not_possible: "This deal’s stage doesn’t allow that.",
      reason_missing: "Enter why the deal was lost.",
    },
  }),
  linkDeal: call({
    summary: "Adds an enquiry, a quote or a booking to a deal.",
    access: team,
    effect: "changes",
    input: z.object({ id: z.uuid(), ...link }),
    output: z.object({}),
    refusals: { not_found: refusals.not_found, no_subject: "We couldn’t find that record." },
  }),
  unlinkDeal: call({
    summary: "Takes an enquiry, a quote or a booking out of a deal.",
    access: team,
    effect: "changes",
    input: z.object({ id: z.uuid(), ...link }),
    output: z.object({}),
  }),
});
