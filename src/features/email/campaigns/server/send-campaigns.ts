import { campaignBatch } from "#domain/campaign/campaign-lifecycle.ts";
import { whySkipped } from "#domain/campaign/why-skipped.ts";
import { nightEnd } from "#domain/message/scheduled-messages.ts";
import { localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { gatherRecipients } from "./gather-recipients.ts";
import { mailCampaign } from "./mail-campaign.ts";
import { campaignMover } from "./move-campaign-record.ts";
import { insertRecipients, lockCampaign, lockWaiting, markRecipient } from "./store.ts";
import { type CampaignRow, countSentSince, findCampaignsAtWork, findRecipient } from "./views.ts";

/**
 * By the clock, a batch of each campaign that is on its way. The email of each recipient has a key of its own and is written in
 * the transaction that marks them, so a process that dies repeats nothing. At night no one gets one.
 */
export async function sendCampaigns(ctx: Context): Promise<void> {
  if (nightEnd("customers", ctx.now) !== null) return;
  for (const { id } of await findCampaignsAtWork(ctx.db, ctx.now)) {
    const campaign = await lockCampaign(ctx.db, id);
    if (campaign?.state === "scheduled") await begin(ctx, campaign);
    else if (campaign?.state === "sending") await sendBatch(ctx, campaign);
  }
}

/** Writes down who it is for; the next round sends the first. */
async function begin(ctx: Context, campaign: CampaignRow): Promise<void> {
  await gatherRecipients(ctx.db, campaign.filter, ctx.now, (part) =>
    insertRecipients(
      ctx.db,
      part.map(({ id: personId, reason }) => ({
        id: ctx.newId(),
        campaignId: campaign.id,
        personId,
        state: reason === null ? ("waiting" as const) : ("skipped" as const),
        reason,
      })),
    ),
  );
  const begun = await campaignMover.moveLocked(ctx, campaign, { to: "sending", by: "system" });
  if (begun.ok) await sendBatch(ctx, begun.value.after);
}

async function sendBatch(ctx: Context, campaign: CampaignRow): Promise<void> {
  const today = momentOf(localDateOf(ctx.now), localTime("00:00"));
  const left = campaign.perDay - (await countSentSince(ctx.db, campaign.id, today));
  if (left <= 0) return;
  const waiting = await lockWaiting(ctx.db, campaign.id, Math.min(left, campaignBatch));
  for (const { id, personId } of waiting) {
    const person = await findRecipient(ctx.db, personId);
    const reason = person ? whySkipped(person, ctx.now) : "no_email";
    if (person && reason === null)
      await mailCampaign(ctx, campaign, { id, to: person.email, firstName: person.firstName });
    await markRecipient(ctx.db, id, { reason, at: ctx.now });
  }
  if (waiting.length === 0)
    await campaignMover.moveLocked(ctx, campaign, { to: "done", by: "system", changes: { finishedAt: ctx.now } });
}
