import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { campaignsContract } from "../contract.ts";
import { describeCampaign } from "./campaign-record.ts";
import { findCampaigns, findResults } from "./views.ts";

/** Campaigns with what became of them. */
export async function listCampaigns(ctx: Context, { after, size }: ParsedOf<typeof campaignsContract.listCampaigns>) {
  const key = timeKey.read(after);
  const found = await findCampaigns(ctx.db, { size: size + 1, ...(key && { after: key }) });
  const { rows, next } = pageOf(found, size, ({ createdAt: at, id }) => timeKey.write({ at, id }));
  const campaigns = [];
  for (const row of rows) campaigns.push(describeCampaign(row, await findResults(ctx.db, row.id)));
  return accept({ campaigns, next });
}
