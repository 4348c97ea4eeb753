import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { campaignsContract } from "../contract.ts";
import { campaignMover } from "./move-campaign-record.ts";
import type { CampaignChanges } from "./store.ts";

/** Back to draft before anything was sent, or a pause, its end, or the end of it all. */
export async function moveCampaign(ctx: Context, input: ParsedOf<typeof campaignsContract.moveCampaign>) {
  const { id, version, to } = input;
  const moved = await campaignMover.move(ctx, { id, version, to, ...endOf(to, ctx.now) });
  if (!moved.ok) return moved;
  await recordAudit(ctx, { action: `campaign.${to}`, subject: { kind: "campaign", id } });
  return accept({ version: moved.value.after.version });
}

function endOf(to: string, now: Date): { changes?: CampaignChanges } {
  if (to === "draft") return { changes: { scheduledFor: null } };
  return to === "cancelled" ? { changes: { finishedAt: now } } : {};
}
