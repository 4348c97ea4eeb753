import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import { hashKey, newKey } from "./hash-key.ts";
import { insertKey } from "./store.ts";
import { findKeys } from "./views.ts";

const mostKeys = 10;

/** Shown once: only its hash is stored. */
export async function createKey(ctx: Context, { name }: { name: string }) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  if ((await findKeys(ctx.db, own.value.id)).length >= mostKeys) return refuse("too_many");
  const [id, key] = [ctx.newId(), newKey()];
  await insertKey(ctx.db, {
    id,
    organisationId: own.value.id,
    name,
    keyHash: hashKey(key),
    endsWith: key.slice(-4),
    createdBy: personAsking(ctx.actor),
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: "partner.key_created",
    subject: { kind: "organisation", id: own.value.id },
    details: { key: id, name },
  });
  return accept({ key, id });
}
