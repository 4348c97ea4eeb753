import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import { findCode, findKeys } from "./views.ts";

/** The owner’s list of keys, never the keys themselves. */
export async function myKeys(ctx: Context) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  const keys = await findKeys(ctx.db, own.value.id);
  return accept({
    keys: keys.map(({ endsWith, createdAt, createdBy, lastUsedAt, ...key }) => ({
      ...key,
      ends_with: endsWith,
      created_by: createdBy,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    widget: `<script src="${ctx.siteUrl}/widget.js" data-partner="${await findCode(ctx.db, own.value.id)}"></script>`,
  });
}
