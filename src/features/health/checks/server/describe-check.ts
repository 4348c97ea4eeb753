import type { ShownCheck } from "../contract.ts";
import type { HealthCheck } from "./define-check.ts";
import type { ResultRow } from "./views.ts";

/** A check with its last result, as the page shows it. */
export const describeCheck = (check: HealthCheck, result: ResultRow | undefined): ShownCheck => ({
  id: check.id,
  name: check.name,
  group: check.group,
  status: result?.status ?? "unknown",
  since: result?.since.toISOString() ?? null,
  ran_at: result?.ranAt.toISOString() ?? null,
  measured: result?.measured ?? "Not checked yet.",
  acts: check.acts,
  severity: check.severity,
  every_minutes: check.everyMinutes,
});
