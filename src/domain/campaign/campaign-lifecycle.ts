import { lifecycle } from "../lifecycle.ts";

export type CampaignState = "draft" | "scheduled" | "sending" | "paused" | "done" | "cancelled";

/** A scheduled campaign can become a draft again until its first email is written. */
export const campaignLifecycle = lifecycle<CampaignState>({
  draft: ["scheduled", "cancelled"],
  scheduled: ["sending", "draft", "cancelled"],
  sending: ["paused", "done", "cancelled"],
  paused: ["sending", "cancelled"],
  done: [],
  cancelled: [],
});

/** “Send now” can be undone for so long. */
export const sendUndoSeconds = 10;

/** So many are written in one round: a crash repeats none, and a pause is soon obeyed. */
export const campaignBatch = 100;
