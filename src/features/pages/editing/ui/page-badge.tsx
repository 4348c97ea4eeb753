import { Badge } from "#design/badge.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { pageStateLabels } from "#domain/page/page-lifecycle.ts";
import type { PageRow } from "../contract.ts";
import { stateTones } from "./page-state-labels.ts";

type Stated = Pick<PageRow, "state" | "has_changes" | "publish_at" | "expire_at">;

/** The state of a page, and what of it waits. */
export const PageBadges = ({ state, has_changes }: Stated) => (
  <span className="flex flex-wrap gap-1.5">
    <Badge dot tone={stateTones[state]}>
      {pageStateLabels[state]}
    </Badge>
    {has_changes && <Badge tone="info">Changes in the draft</Badge>}
  </span>
);

/** “Goes out Sat 21 Nov 2026, 08:00 · Ends Sun 22 Nov 2026, 18:00” */
export function timesText({ state, publish_at, expire_at }: Stated): string {
  const next = state === "published" ? "Next version goes out" : "Goes out";
  return [
    publish_at && `${next} ${formatFullDateTime(publish_at)}`,
    expire_at && `${state === "expired" ? "Ended" : "Ends"} ${formatFullDateTime(expire_at)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
