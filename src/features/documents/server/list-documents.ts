import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { documentsContract } from "../contract.ts";
import { describeDocuments } from "./describe-documents.ts";
import { judgeOwner } from "./judge-owner.ts";
import { findDocumentsOf } from "./views.ts";

/** Every type of document that an owner has or needs. Other owners’ documents are “not found”. */
export async function listDocuments(ctx: Context, input: ParsedOf<typeof documentsContract.listDocuments>) {
  const ref = { kind: input.owner_kind, id: input.owner_id };
  const owner = await judgeOwner(ctx.db, ctx.actor, ref);
  if (!owner) return refuse("not_found");
  const documents = await findDocumentsOf(ctx.db, ref);
  return accept({
    types: [...describeDocuments(ref.kind, documents, { today: localDateOf(ctx.now), seats: owner.seats })],
    may_upload: owner.may("upload"),
    may_verify: owner.may("verify"),
  });
}
