import { accept } from "#domain/result.ts";
import { addDays, isLocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findAudit } from "../../server/audit-views.ts";
import type { activityLogContract } from "../audit-contract.ts";
import { showAuditEntry } from "./show-account.ts";

const midnight = localTime("00:00");

/** The activity log, the newest first. */
export async function exploreAudit(ctx: Context, request: ParsedOf<typeof activityLogContract.exploreAudit>) {
  const { after, size, from, to, ...words } = request;
  const since = from && isLocalDate(from) ? momentOf(from, midnight) : undefined;
  const before = to && isLocalDate(to) ? momentOf(addDays(to, 1), midnight) : undefined;

  const { rows, next } = await findAudit(ctx.db, { ...words, since, before }, { after, size });
  return accept({ entries: rows.map(showAuditEntry), next });
}
