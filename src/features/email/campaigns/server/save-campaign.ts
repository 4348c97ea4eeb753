import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { campaignsContract } from "../contract.ts";
import { campaignEditor } from "./move-campaign-record.ts";
import { insertCampaign } from "./store.ts";

/** A new draft, or a changed one. What is on its way stays as it was sent. */
export async function saveCampaign(ctx: Context, input: ParsedOf<typeof campaignsContract.saveCampaign>) {
  const { id, version, button_label: buttonLabel, button_path: buttonPath, per_day: perDay, ...form } = input;
  const words = { ...form, buttonLabel, buttonPath, perDay };
  if (buttonPath !== "" && !(await ctx.pages.has(ctx, buttonPath))) return refuse("no_page");
  const campaignId = id ?? ctx.newId();

  if (id === null) {
    await insertCampaign(ctx.db, {
      ...words,
      id: campaignId,
      state: "draft",
      author: nameOfActor(ctx.actor),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
  } else {
    const locked = await campaignEditor.lock(ctx, { id, version: version ?? undefined });
    if (!locked.ok) return locked;
    if (locked.value.state !== "draft") return refuse("not_possible");
    await campaignEditor.edit(ctx, locked.value, words);
  }

  await recordAudit(ctx, { action: "campaign.saved", subject: { kind: "campaign", id: campaignId } });
  return accept({ id: campaignId });
}
