import { type CampaignState, campaignLifecycle } from "#domain/campaign/campaign-lifecycle.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { recordMover } from "#platform/move-record.ts";
import { type CampaignChanges, insertCampaignMove, lockCampaign, updateCampaign } from "./store.ts";
import type { CampaignRow } from "./views.ts";

/** The one way a campaign changes its status. */
export const campaignMover = recordMover<CampaignState, CampaignRow, CampaignChanges>({
  lifecycle: campaignLifecycle,
  lock: lockCampaign,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateCampaign,
  insertMove: insertCampaignMove,
});

/** The one way its words and its audience change. */
export const campaignEditor = recordEditor<CampaignRow>({ lock: lockCampaign, update: updateCampaign });
