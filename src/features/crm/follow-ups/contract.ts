import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { followUpPurposes, followUpSkips } from "#domain/crm/follow-up.ts";
import { call, contract } from "#platform/contract.ts";

const moment = z.iso.datetime();

const recipient = z.object({
  /** CTS-… or ENQ-… */
  reference: z.string(),
  person_id: z.string(),
  name: z.string(),
  email: z.string(),
  due_at: moment,
  /** Null: they get it. */
  skipped: z.nullable(z.enum(followUpSkips)),
});

const rule = z.object({
  purpose: z.enum(followUpPurposes),
  /** 0 while it is off. */
  days: z.int(),
  /** The days that the list below is made with: those of the rule, or the usual ones while it is off. */
  shown_days: z.int(),
  subject: z.string(),
  text: z.string(),
  /** Due now or within a week, the earliest first. */
  recipients: z.array(recipient),
  /** Within 30 days. */
  sent: z.int(),
});
export type FollowUpRuleShown = z.output<typeof rule>;

export const followUpsContract = contract({
  listFollowUps: call({
    summary: "Shows the rules of follow-ups: their words, their next recipients, and who gets nothing and why.",
    access: rolesThatMay("change_customers"),
    effect: "reads",
    input: z.object({}),
    output: z.object({ rules: z.array(rule) }),
  }),
});
