import { sendUndoSeconds } from "#domain/campaign/campaign-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { campaignsContract } from "../contract.ts";
import { countParts } from "./gather-recipients.ts";
import { campaignMover } from "./move-campaign-record.ts";
import { findCampaign } from "./views.ts";

/** At a time, or now: then ten seconds are left to take it back. */
export async function scheduleCampaign(ctx: Context, input: ParsedOf<typeof campaignsContract.scheduleCampaign>) {
  const { id, version } = input;
  const campaign = await findCampaign(ctx.db, id);
  if (!campaign) return refuse("not_found");
  const soonest = new Date(ctx.now.getTime() + sendUndoSeconds * 1000);
  const at = input.at === null ? soonest : new Date(input.at);
  if (input.at !== null && at < ctx.now) return refuse("in_past");
  if ((await countParts(ctx.db, campaign.filter, ctx.now)).get_it === 0) return refuse("no_recipients");

  const moved = await campaignMover.move(ctx, { id, version, to: "scheduled", changes: { scheduledFor: at } });
  if (!moved.ok) return moved;

  await recordAudit(ctx, {
    action: "campaign.scheduled",
    subject: { kind: "campaign", id },
    details: { at: at.toISOString() },
  });
  return accept({ version: moved.value.after.version, scheduled_for: at.toISOString() });
}
