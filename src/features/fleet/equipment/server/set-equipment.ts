import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import type { equipmentContract } from "../contract.ts";
import { insertStock, updateStock } from "./store.ts";

/** Sets the number of items. Version 0 means that there was none yet. */
export async function setEquipment(
  ctx: Context,
  { kind, quantity, version }: ParsedOf<typeof equipmentContract.setEquipment>,
) {
  const row = { kind, quantity, updatedAt: ctx.now };
  const isWritten =
    version === 0
      ? await insertStock(ctx.db, { ...row, id: ctx.newId() })
      : await updateStock(ctx.db, { ...row, version });
  if (!isWritten) return refuse("changed_meanwhile");
  await recordAudit(ctx, { action: "equipment.set", subject: { kind: "equipment", id: kind }, details: { quantity } });
  return accept({ kind, quantity, version: nextVersion({ version }) });
}
