import { createElement } from "react";
import {
  type FollowUpPurpose,
  followUpLateDays,
  followUpPurposes,
  followUpRules,
  followUpSince,
  whyNoFollowUp,
} from "#domain/crm/follow-up.ts";
import { waitsForMorning } from "#domain/message/scheduled-messages.ts";
import { addHours } from "#domain/time/local-time.ts";
import { unsubscribePage } from "#features/email/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { lockFollowUps } from "../../server/store.ts";
import { findCompany } from "../../server/views.ts";
import { FollowUp, type FollowUpFacts, subjectOf } from "./emails/follow-up.tsx";
import { type FoundFollowUp, findFollowUpRules, findFollowUps, templateOf } from "./views.ts";

/** At most so many of a purpose in one round; the next takes the rest. */
const atOnce = 100;

/** By the clock and the rules of our team, one message for each purpose and customer. Who has an open matter with us is left in peace. */
export async function sendFollowUps(ctx: Context): Promise<void> {
  if (waitsForMorning("send-follow-ups", ctx.now)) return;
  const rules = await findFollowUpRules(ctx.db);
  if (followUpPurposes.every((purpose) => rules[purpose] === 0)) return;
  await lockFollowUps(ctx.db);
  for (const purpose of followUpPurposes) if (rules[purpose] > 0) await sendDue(ctx, purpose, rules[purpose]);
}

async function sendDue(ctx: Context, purpose: FollowUpPurpose, days: number): Promise<void> {
  const found = await findFollowUps(ctx.db, purpose, {
    now: ctx.now,
    from: followUpSince(purpose, addHours(ctx.now, -24 * followUpLateDays), days),
    until: followUpSince(purpose, ctx.now, days),
    most: atOnce,
  });
  const written = new Set<string>();
  for (const one of found) {
    const address = one.email.toLowerCase();
    if (written.has(address) || whyNoFollowUp(purpose, one, ctx.now) !== null) continue;
    written.add(address);
    await mailFollowUp(ctx, purpose, one);
  }
}

async function mailFollowUp(
  ctx: Context,
  purpose: FollowUpPurpose,
  { record, personId, firstName, email }: FoundFollowUp,
) {
  const reference = record.split(":")[1] ?? "";
  const links: Readonly<Record<FollowUpPurpose, string | null>> = {
    enquiry: null,
    expired: `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`,
    anniversary: `${ctx.siteUrl}/tours`,
  };
  const stopLink = followUpRules[purpose].isMarketing
    ? `${ctx.siteUrl}${unsubscribePage}${sealedToken(ctx, "marketing", personId)}`
    : null;
  const facts: FollowUpFacts = { firstName, reference, link: links[purpose], stopLink };
  await ctx.mail({
    key: `follow-up:${purpose}:${record}`,
    template: templateOf(purpose),
    to: email,
    about: record,
    subject: subjectOf(purpose, reference),
    ...(stopLink && { unsubscribeUrl: stopLink }),
    content: createElement(FollowUp, { purpose, company: await findCompany(ctx.db), ...facts }),
  });
}
