import {
  type FollowUpPurpose,
  followUpDueAt,
  followUpLateDays,
  followUpPurposes,
  followUpSince,
  usualFollowUps,
  whyNoFollowUp,
} from "#domain/crm/follow-up.ts";
import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { addHours } from "#domain/time/local-time.ts";
import { noteLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import type { FollowUpRuleShown } from "../contract.ts";
import { subjectOf, textOf } from "./emails/follow-up.tsx";
import { countFollowUps, findFollowUpRules, findFollowUps } from "./views.ts";

const aheadDays = 7;
const shownAtMost = 50;

/** The words and recipients of each rule, before it is switched on as well as after. */
export async function listFollowUps(ctx: Context) {
  noteLook(ctx, { action: "follow_ups.viewed", kind: "follow_ups", id: "all" });
  const rules = await findFollowUpRules(ctx.db);
  const shown: FollowUpRuleShown[] = [];
  for (const purpose of followUpPurposes) shown.push(await showRule(ctx, purpose, rules[purpose]));
  return accept({ rules: shown });
}

async function showRule(ctx: Context, purpose: FollowUpPurpose, days: number): Promise<FollowUpRuleShown> {
  const shownDays = days || usualFollowUps[purpose];
  const found = await findFollowUps(ctx.db, purpose, {
    now: ctx.now,
    from: followUpSince(purpose, addHours(ctx.now, -24 * followUpLateDays), shownDays),
    until: followUpSince(purpose, addHours(ctx.now, 24 * aheadDays), shownDays),
    most: shownAtMost,
  });
  const company = await findCompany(ctx.db);
  return {
    purpose,
    days,
    shown_days: shownDays,
    subject: subjectOf(
      purpose,
      found[0]?.record.split(":")[1] ?? (purpose === "enquiry" ? "ENQ-…" : `${company.reference_prefix}-…`),
    ),
    text: textOf(purpose, company),
    sent: await countFollowUps(ctx.db, purpose, addHours(ctx.now, -24 * 30)),
    recipients: found.map((one) => ({
      reference: one.record.split(":")[1] ?? "",
      person_id: one.personId,
      name: `${one.firstName} ${one.lastName}`.trim(),
      email: shownEmail(one.email),
      due_at: followUpDueAt(purpose, one.since, shownDays).toISOString(),
      skipped: whyNoFollowUp(purpose, one, ctx.now),
    })),
  };
}
