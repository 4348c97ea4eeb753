import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findExports } from "./views.ts";

export async function companyExports(ctx: Context, _input: object) {
  const rows = await findExports(ctx.db);
  return accept({
    exports: rows.map(({ row, requestedBy }) => ({
      id: row.id,
      requested_at: row.requestedAt.toISOString(),
      requested_by: requestedBy,
      state: row.state === "ready" && row.expiresAt <= ctx.now ? ("expired" as const) : row.state,
      ended_at: row.endedAt?.toISOString() ?? null,
      parts_done: row.partsDone,
      parts_total: row.partsTotal,
      row_count: row.rowCount,
      error: row.error,
    })),
  });
}
