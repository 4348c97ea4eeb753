import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { companyExport } from "../contract.ts";
import { findExports } from "./views.ts";

export async function companyExports(ctx: Context, _input: object) {
  const rows = await findExports(ctx.db);
  return accept({
    exports: rows.map(({ row, requestedBy }) =>
      toWire(companyExport, row, {
        requested_by: requestedBy,
        state: row.state === "ready" && row.expiresAt <= ctx.now ? ("expired" as const) : row.state,
      }),
    ),
  });
}
