import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import { markRevoked } from "./store.ts";

/** Takes effect immediately. */
export async function revokeKey(ctx: Context, { key_id }: { key_id: string }) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  if (!(await markRevoked(ctx.db, { id: key_id, organisationId: own.value.id }, ctx.now))) return refuse("not_found");
  await recordAudit(ctx, {
    action: "partner.key_revoked",
    subject: { kind: "organisation", id: own.value.id },
    details: { key: key_id },
  });
  return accept({});
}
