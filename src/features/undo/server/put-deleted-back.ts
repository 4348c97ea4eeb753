import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { putRowsBack } from "#platform/deletions/put-back.ts";
import type { undoContract } from "../contract.ts";
import { findDeletion } from "./views.ts";

export async function putDeletedBack(ctx: Context, { id }: ParsedOf<typeof undoContract.putDeletedBack>) {
  const deletion = await findDeletion(ctx.db, id);
  if (!deletion) return refuse("not_found");
  const result = await putRowsBack(ctx.db, id);
  if (result.kind !== "done") return refuse(result.kind);
  await recordAudit(ctx, {
    action: "deletion.put_back",
    subject: { kind: deletion.kind, id },
    details: { rows: result.rows },
  });
  return accept({ rows: result.rows });
}
