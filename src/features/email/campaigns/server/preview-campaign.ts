import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { drawEmail } from "#platform/mail/draw-email.ts";
import type { campaignsContract } from "../contract.ts";
import { drawCampaign } from "./mail-campaign.ts";
import { findCompany } from "./views.ts";

/** With an example name. */
export async function previewCampaign(ctx: Context, form: ParsedOf<typeof campaignsContract.previewCampaign>) {
  const words = { ...form, buttonLabel: form.button_label, buttonPath: form.button_path };
  const reader = { firstName: "Thandi", stopLink: ctx.siteUrl };
  const { subject, content } = drawCampaign(words, await findCompany(ctx.db), ctx.siteUrl, reader);
  return accept({ subject, html: await drawEmail(ctx.db, content) });
}
