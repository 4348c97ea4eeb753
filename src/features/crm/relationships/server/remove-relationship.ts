import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { deleteRelationship } from "./store.ts";

/** Removes what our team added; asked again, it is gone already. */
export async function removeRelationship(ctx: Context, { id }: { id: string }) {
  await deleteRelationship(ctx.db, id);
  await recordAudit(ctx, { action: "relationship.removed", subject: { kind: "relationship", id } });
  return accept({});
}
