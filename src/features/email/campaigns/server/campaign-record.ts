import type { Campaign } from "../contract.ts";
import type { CampaignResults, CampaignRow } from "./views.ts";

/** A campaign as the list shows it. */
export const describeCampaign = (row: CampaignRow, { skipped, ...results }: CampaignResults): Campaign => ({
  id: row.id,
  version: row.version,
  state: row.state,
  name: row.name,
  subject: row.subject,
  heading: row.heading,
  body: row.body,
  button_label: row.buttonLabel,
  button_path: row.buttonPath,
  filter: row.filter,
  per_day: row.perDay,
  scheduled_for: row.scheduledFor?.toISOString() ?? null,
  finished_at: row.finishedAt?.toISOString() ?? null,
  author: row.author,
  created_at: row.createdAt.toISOString(),
  results,
  skipped,
});
