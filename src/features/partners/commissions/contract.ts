import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { attributionChannels, attributionFlags } from "#domain/partner/attribution.ts";
import { commissionKinds, commissionStates } from "#domain/partner/commission-lifecycle.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { searchField, textField, versionField } from "#platform/wire.ts";

const viewers = rolesThatMay("view_statements");
const payers = rolesThatMay("approve_payouts");

export const shownCommission = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(commissionKinds),
  state: z.enum(commissionStates),
  reference: z.string(),
  passenger: z.string(),
  service_type: z.string(),
  service_name: z.string(),
  pickup_at: z.string(),
  /** The price without VAT and disbursements. */
  base_cents: z.int(),
  rate: z.number(),
  amount_cents: z.int(),
  note: z.string(),
  earned_on: z.nullable(z.string()),
});
export type ShownCommission = z.output<typeof shownCommission>;

/** A link, a card or a code that a guest used before booking. */
const touch = z.object({
  code: z.string(),
  /** Null if the code no longer belongs to a partner. */
  partner: z.nullable(z.string()),
  at: z.nullable(z.string()),
});
export type Touch = z.output<typeof touch>;

/** With our team’s details. */
export const adminCommission = z.extend(shownCommission, {
  organisation_id: z.string(),
  partner: z.string(),
  channel: z.nullable(z.enum(attributionChannels)),
  agent: z.nullable(z.string()),
  claimed_rate: z.number(),
  flags: z.array(z.enum(attributionFlags)),
  /** Null if the guest used no code, or only one. */
  first_touch: z.nullable(touch),
  last_touch: z.nullable(touch),
  statement: z.nullable(z.string()),
});
export type AdminCommission = z.output<typeof adminCommission>;

const sums = z.array(z.object({ state: z.enum(commissionStates), count: z.int(), amount_cents: z.int() }));
export type CommissionSums = z.output<typeof sums>;

const notFound = { not_found: "We couldn’t find that commission." };

export const commissionsContract = contract({
  partnerCommissions: call({
    summary: "Lists the commissions of all partners or of one, the latest first, with the sums of each status.",
    access: viewers,
    effect: "reads",
    input: z.object({
      organisation_id: z.optional(z.uuid("Choose a partner")),
      kind: z.optional(z.enum(organisationKinds)),
      state: z.optional(z.enum(commissionStates)),
      search: searchField,
      after: timeKey.field,
    }),
    output: z.object({ commissions: z.array(adminCommission), sums, next: z.nullable(z.string()) }),
  }),
  approveCommissions: call({
    summary: "Approves earned commissions: the ones that are named, or all that nothing speaks against.",
    access: payers,
    effect: "creates",
    input: z.object({
      ids: z.optional(z.array(z.uuid()).check(z.maxLength(200, "Choose at most 200 at once"))),
      /** Without ids: this partner’s, or all of this kind. */
      organisation_id: z.optional(z.uuid("Choose a partner")),
      kind: z.optional(z.enum(organisationKinds)),
    }),
    output: z.object({ approved: z.int(), flagged: z.int() }),
  }),
  reverseCommission: call({
    summary: "Reverses a commission that is on no statement yet, with a reason.",
    access: payers,
    effect: "creates",
    input: z.object({ id: z.uuid(), version: versionField, reason: textField("Enter the reason", 500) }),
    output: z.object({ state: z.enum(commissionStates), version: z.int() }),
    refusals: {
      ...notFound,
      changed_meanwhile: "This commission has changed. Review it, then try again.",
      not_possible: "This commission is on a statement. Correct it with the answer to a dispute instead.",
    },
  }),
  myCommissions: call({
    summary: "Lists the commissions of the partner the signed-in person belongs to, with the sums of each status.",
    access: ["hotel", "travel_agent"],
    effect: "reads",
    input: z.object({ after: timeKey.field }),
    output: z.object({ commissions: z.array(shownCommission), sums, next: z.nullable(z.string()) }),
    refusals: { owners_only: "Only an owner of your organisation sees commission and statements." },
  }),
});
