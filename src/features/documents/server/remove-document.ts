import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { forgetFile } from "#platform/files/storage.ts";
import type { documentsContract } from "../contract.ts";
import { judgeOwner } from "./judge-owner.ts";
import { documentMover } from "./move-document.ts";
import { deleteDocument } from "./store.ts";
import { tellOfDocument } from "./tell-of-document.ts";

/** Deletes a wrong upload with its file. A verified document stays, because trips were driven on it. */
export async function removeDocument(ctx: Context, input: ParsedOf<typeof documentsContract.removeDocument>) {
  const locked = await documentMover.lock(ctx, { id: input.id });
  if (!locked.ok) return refuse("not_found");
  const document = locked.value;
  const judged = await judgeOwner(ctx.db, ctx.actor, { kind: document.ownerKind, id: document.ownerId });
  if (!judged?.may("upload")) return refuse("not_found");
  if (document.version !== input.version) return refuse("changed_meanwhile");
  if (document.state === "verified") return refuse("verified");

  await keepDeleted(ctx, "document");
  await deleteDocument(ctx.db, document.id);
  if (document.fileId) await forgetFile(ctx.db, document.fileId);
  await tellOfDocument(ctx, document, "removed");
  return accept({});
}
