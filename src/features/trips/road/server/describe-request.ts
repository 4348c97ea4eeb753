import type { RequestRow } from "./no-show-views.ts";

export const describeRequest = ({ state, askedAt, decidedAt, answer }: RequestRow) => ({
  state,
  answer,
  asked_at: askedAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
});
