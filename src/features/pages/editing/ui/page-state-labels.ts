import type { Tone } from "#design/badge.tsx";
import type { PageState } from "#domain/page/page-lifecycle.ts";

export const stateTones: Readonly<Record<PageState, Tone>> = {
  draft: "neutral",
  scheduled: "info",
  published: "ok",
  expired: "warn",
  archived: "neutral",
};
