import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findColleague } from "../../server/views.ts";
import type { campaignsContract } from "../contract.ts";
import { drawCampaign } from "./mail-campaign.ts";
import { findCampaign, findCompany } from "./views.ts";

/** To the one who asks. Its link to unsubscribe stops nothing. */
export async function sendTestCampaign(ctx: Context, { id }: ParsedOf<typeof campaignsContract.sendTestCampaign>) {
  const campaign = await findCampaign(ctx.db, id);
  if (!campaign) return refuse("not_found");
  const colleague = ctx.actor.kind === "person" ? await findColleague(ctx.db, ctx.actor.userId) : undefined;
  if (!colleague?.email) return refuse("no_address");
  const reader = { firstName: colleague.name.split(" ")[0] ?? "", stopLink: ctx.siteUrl };
  const drawn = drawCampaign(campaign, await findCompany(ctx.db), ctx.siteUrl, reader);
  await ctx.mail({
    ...drawn,
    key: `test-campaign:${ctx.newId()}`,
    template: "test-campaign",
    to: colleague.email,
    subject: `[Test] ${drawn.subject}`,
  });
  return accept({ to: colleague.email });
}
